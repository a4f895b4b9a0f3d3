# What the scripts of this action share; read by them with `.`.
# shellcheck shell=sh

# $1 as the text of a workflow command.
escaped() {
  printf '%s' "$1" | sed -e 's/%/%25/g' -e 's/\r/%0D/g' | awk 'NR > 1 { printf "%%0A" } { printf "%s", $0 }'
}

# An annotation: $1 is notice, warning or error, $2 its text.
say() { printf '::%s title=duo-render::%s\n' "$1" "$(escaped "$2")"; }

stop() {
  say error "$1"
  exit 1
}

# Output $1 of this step is $2, which is one line.
output() {
  case $2 in
    *"
"*) stop "the value of $1 has several lines" ;;
  esac
  printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"
}

# Shows file $1 in the log, where nothing in it is a command to the platform.
show() {
  [ -s "$1" ] || return 0
  token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  printf '::stop-commands::%s\n' "$token"
  cat "$1"
  printf '\n::%s::\n' "$token"
}

# Whether $1 says yes, and stops where it says neither yes nor no.
is_yes() {
  case $1 in
    yes | true) return 0 ;;
    no | false | "") return 1 ;;
    *) stop "found \"$1\" where yes or no is allowed" ;;
  esac
}
