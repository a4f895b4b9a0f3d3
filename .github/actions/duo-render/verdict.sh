#!/bin/sh
# Fails the job where one of the steps before has to, which all have said their part by now.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=words.sh
. "$here/words.sh"

case ${DUO_FAIL_ON:-error} in
  error | warning | never) ;;
  *) stop "fail-on: found \"$DUO_FAIL_ON\"; allowed: error, warning, never" ;;
esac

failed=0
fail() {
  say error "$1"
  failed=1
}

for file in "$DUO_REPORT"/.codes/*; do
  [ -f "$file" ] || continue
  name=${file##*/}
  code=$(cat "$file")
  case $name-$code in
    *-0) ;;
    check-1) [ "${DUO_FAIL_ON:-error}" = never ] || fail "the check has findings" ;;
    diff-1) if is_yes "${DUO_FAIL_ON_DIFFERENCE:-no}"; then fail "something differs from the base branch"; fi ;;
    *) fail "${name%%-*} did not come to an end, with exit code $code" ;;
  esac
done
exit "$failed"
