#!/bin/sh
# Draws, checks and compares. What comes out is in one folder, and the exit code of each in a file there: the steps after
# this one upload and publish it before the last of them fails the job.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=words.sh
. "$here/words.sh"

program=$DUO_PROGRAM
report=${RUNNER_TEMP:-/tmp}/duo-render-report
rm -rf "$report"
mkdir -p "$report/.codes"
output report "$report"

cd "$GITHUB_WORKSPACE"
cd -- "${DUO_FOLDER:-.}" || stop "working-directory: there is no folder \"$DUO_FOLDER\""

# In a container the checkout belongs to somebody else, and git would not read it; here it is what the job is about.
if [ -z "${GIT_CONFIG_COUNT:-}" ]; then
  export GIT_CONFIG_COUNT=2
  export GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0="$GITHUB_WORKSPACE"
  export GIT_CONFIG_KEY_1=safe.directory GIT_CONFIG_VALUE_1="$PWD"
fi

# Runs the program, shows what it says, and keeps its exit code under the name $1.
run() {
  name=$1
  shift
  code=0
  "$program" "$@" >"$report/said" 2>"$report/complaint" || code=$?
  show "$report/said"
  show "$report/complaint"
  if [ "$code" -gt 1 ]; then
    if [ -s "$report/complaint" ]; then say error "$(cat "$report/complaint")"; else say error "$name ended with $code"; fi
  fi
  printf '%s\n' "$code" >"$report/.codes/$name"
  rm -f "$report/said" "$report/complaint"
}

# The annotations that the program wrote; what is in them it has made harmless.
annotate() {
  if [ -f "$1" ]; then
    cat "$1"
    rm -f "$1"
  fi
}

# The lines of $1 are words for the function $2, before what follows; where $3 is `names`, * and ? in them stand for
# names of files.
with_lines() {
  lines=$1 next=$2 kind=$3
  shift 3
  while IFS= read -r line; do
    line=${line%"$(printf '\r')"}
    [ -n "$line" ] || continue
    if [ "$kind" = names ]; then
      # Without separators only the names are put in place, and nothing is split.
      IFS=
      # shellcheck disable=SC2086
      set -- "$@" $line
      unset IFS
    else
      set -- "$@" "$line"
    fi
  done <<END
$lines
END
  "$next" "$@"
}

sheet=0

draw_one() {
  sheet=$((sheet + 1))
  screen=$1
  shift
  case $screen in
    *,*)
      say notice "no sheet of \"$screen\", since commas part the values of --screen"
      return
      ;;
  esac
  run "draw-$sheet" draw "--screen=$screen" --output "$report/sheets/$sheet" "$@"
}

draw() {
  for screen in "$@"; do with_lines "${DUO_DRAW_OPTIONS:-}" draw_one words "$screen"; done
}

draw_config() {
  run draw draw --output "$report/sheets" "$@"
}

check() {
  fails=${DUO_FAIL_ON:-error}
  [ "$fails" != never ] || fails=error
  run check check --fail-on "$fails" --report text --report "github=$report/annotations" \
    --report "markdown=$report/check.md" --report "html=$report/check.html" --report "sarif=$report/check.sarif" "$@"
  annotate "$report/annotations"
}

compare() {
  [ -z "${DUO_IMAGE_BASE:-}" ] || set -- "--image-base=$DUO_IMAGE_BASE" "$@"
  run diff diff "--against=$against" --report text --report "github=$report/annotations" \
    --report "markdown=$report/diff.md" --report "html=$report/diff.html" --report "json=$report/diff.json" \
    --output "$report/pictures" "$@"
  annotate "$report/annotations"
}

# The options in $2 and `--`, then the lines of $3 and the words that follow, for the function $1.
names_after_options() {
  names_next=$1 names_options=$2 names_lines=$3
  with_lines "$names_options" names_then words
}

names_then() { with_lines "$names_lines" "$names_next" names "$@" --; }

# What to compare with: where the base branch and this one parted, fetched where the checkout left it out.
find_base() {
  branch=${DUO_BASE:-${GITHUB_BASE_REF:-}}
  [ -n "$branch" ] || return 1
  against=origin/$branch...
  parted() { git merge-base "refs/remotes/origin/$branch" HEAD >/dev/null 2>&1; }
  parted && return 0
  set -- --quiet --no-tags
  if [ "$(git rev-parse --is-shallow-repository 2>/dev/null)" = true ]; then set -- "$@" --unshallow; fi
  git fetch "$@" origin "+refs/heads/$branch:refs/remotes/origin/$branch" 2>"$report/complaint" ||
    show "$report/complaint"
  rm -f "$report/complaint"
}

if is_yes "${DUO_DRAW:-yes}"; then
  if [ -n "${DUO_SCREENS:-}" ]; then
    with_lines "$DUO_SCREENS" draw names
  else
    with_lines "${DUO_DRAW_OPTIONS:-}" draw_config words
  fi
fi

if is_yes "${DUO_CHECK:-yes}"; then
  names_after_options check "${DUO_CHECK_OPTIONS:-}" "${DUO_SCREENS:-}"
fi

different=
if is_yes "${DUO_DIFF:-yes}"; then
  against=
  if find_base; then
    names_after_options compare "${DUO_DIFF_OPTIONS:-}" "${DUO_SCREENS:-}
${DUO_PATHS:-}"
    case $(cat "$report/.codes/diff") in
      0) different=false ;;
      1) different=true ;;
    esac
  else
    say notice "nothing was compared, since this is no pull request; give base to name a branch"
  fi
fi
output different "$different"
