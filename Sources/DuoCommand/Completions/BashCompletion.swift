/// Completions for bash 3.2 and later, with or without the bash-completion package.
enum BashCompletion {
  static func text(_ model: CompletionModel) -> String {
    let commands = Command.allCases.map(\.rawValue).joined(separator: " ")
    let options = Command.allCases.map { command in
      "    \(command.rawValue)) options='\(command.table.flatMap(\.typedSpellings).joined(separator: " "))' ;;"
    }
    let values = model.valued.map { entry in
      let isAll = !model.valued.contains { other in
        other.spellings == entry.spellings && other.words != entry.words
      }
      let names = isAll ? ["*"] : entry.commands.map(\.rawValue)
      let patterns = names.flatMap { name in entry.spellings.map { "\(name):\($0)" } }
      return "    \(patterns.joined(separator: "|"))) \(words(entry.words)) ;;"
    }
    let operands = Command.allCases.map { command in
      "    \(command.rawValue)) \(words(model.operands(of: command))) ;;"
    }
    return frame.replacing("@COMMANDS@", with: commands)
      .replacing("@OPTIONS@", with: options.joined(separator: "\n"))
      .replacing("@VALUES@", with: values.joined(separator: "\n"))
      .replacing("@OPERANDS@", with: operands.joined(separator: "\n"))
  }

  private static func words(_ words: CompletionModel.Words) -> String {
    switch words {
    case .anything: "kind=anything"
    case .one(let values): "kind=one values='\(values.joined(separator: " "))'"
    case .list(let values): "kind=list values='\(values.joined(separator: " "))'"
    case .files: "kind=files"
    case .folders: "kind=folders"
    case .screens(let values): "kind=screens values='\(values.joined(separator: " "))'"
    case .reports(let values): "kind=reports values='\(values.joined(separator: " "))'"
    }
  }

  private static let frame = #"""
    # Completions of duo-render for bash. Made by: duo-render completions bash

    # What follows the option $2 of the command $1, in kind and values; kind is empty where nothing does.
    _duo_render_values() {
      kind= values=
      case $1:$2 in
    @VALUES@
      esac
    }

    # What the command $1 takes beside options.
    _duo_render_operands() {
      kind= values=
      case $1 in
    @OPERANDS@
      esac
    }

    # Adds to COMPREPLY what $2 may become, each behind $1.
    _duo_render_files() {
      local found
      while IFS= read -r found; do
        COMPREPLY+=("$1$found")
      done < <(compgen "$3" -- "$2")
      compopt -o filenames 2>/dev/null
    }

    _duo_render_reply() {
      local part=$1 before= word
      case $kind in
        one)
          COMPREPLY=($(compgen -W "$values" -- "$part")) ;;
        list | screens)
          if [[ $part == *,* ]]; then
            before=${part%,*},
            part=${part##*,}
          fi
          for word in $(compgen -W "$values" -- "$part"); do
            [[ ,$before == *,$word,* ]] || COMPREPLY+=("$before$word")
          done
          [[ $kind == list ]] || _duo_render_files "$before" "$part" -f ;;
        reports)
          if [[ $part == *=* ]]; then
            _duo_render_files "${part%%=*}=" "${part#*=}" -f
          else
            COMPREPLY=($(compgen -W "$values" -- "$part"))
          fi ;;
        files) _duo_render_files "" "$part" -f ;;
        folders) _duo_render_files "" "$part" -d ;;
      esac
    }

    # Where bash parts words at =, what stands before it is not its word any more.
    _duo_render_after_sign() {
      if [[ $kind == reports && $1 == *=* && $COMP_WORDBREAKS == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${1%%=*}="}")
      fi
    }

    _duo_render() {
      local line=${COMP_LINE:0:COMP_POINT} kind= values= options= command=draw
      local -a typed=()
      COMPREPLY=()
      # By blanks: bash would part words at = and : too.
      read -ra typed <<<"$line"
      [[ $line == *[[:space:]] ]] && typed+=("")
      local last=$((${#typed[@]} - 1))
      local current=${typed[last]} before=${typed[last - 1]} value
      case " @COMMANDS@ " in
        *" ${typed[1]} "*) ((last > 1)) && command=${typed[1]} ;;
      esac

      value=$current
      if [[ $current == --*=* ]]; then
        value=${current#*=}
        _duo_render_values "$command" "${current%%=*}"
        _duo_render_reply "$value"
        _duo_render_after_sign "$value"
        [[ $COMP_WORDBREAKS == *=* ]] || COMPREPLY=("${COMPREPLY[@]/#/${current%%=*}=}")
      else
        ((last > 1)) && _duo_render_values "$command" "$before"
        if [[ -n $kind ]]; then
          _duo_render_reply "$value"
          _duo_render_after_sign "$value"
        elif [[ $current == -* ]]; then
          case $command in
    @OPTIONS@
          esac
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        elif ((last == 1)); then
          COMPREPLY=($(compgen -W '@COMMANDS@' -- "$current"))
        else
          _duo_render_operands "$command"
          _duo_render_reply "$value"
        fi
      fi
      # The part before a colon stands already.
      if [[ $value == *:* && $COMP_WORDBREAKS == *:* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${value%"${value##*:}"}"}")
      fi
    }

    complete -F _duo_render duo-render

    """#
}
