#!/bin/sh
# Writes the job summary, and the comment on the pull request where that is possible.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=words.sh
. "$here/words.sh"

case $DUO_ARTIFACT in
  "" | *[!A-Za-z0-9._-]*) stop "artifact: \"$DUO_ARTIFACT\" holds more than letters, digits, dots, - and _" ;;
esac

marker='<!-- duo-render diff -->'
own="<!-- duo-render report $DUO_ARTIFACT -->"
run=${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY/actions/runs/${GITHUB_RUN_ID:-}

link() {
  case ${DUO_ARTIFACT_URL:-} in
    http*) printf '\n[The whole report, with pictures](%s), from [this run](%s)\n' "$DUO_ARTIFACT_URL" "$run" ;;
    *) printf '\nFrom [this run](%s)\n' "$run" ;;
  esac
}

# The platform takes a mebibyte of a step's summary, and refuses all of it where there is more.
summarize() {
  if [ "$(wc -c <"$1")" -lt 500000 ]; then
    cat "$1"
  else
    printf 'The report is too long to be shown here.\n'
  fi
  printf '\n'
}

{
  for report in diff check; do
    if [ -f "$DUO_REPORT/$report.md" ]; then
      summarize "$DUO_REPORT/$report.md"
    elif [ -f "$DUO_REPORT/.codes/$report" ]; then
      printf '**duo-render %s** did not come to an end; the log says why.\n\n' "$report"
    fi
  done
  link
} >>"$GITHUB_STEP_SUMMARY"

quit() {
  [ $# -eq 0 ] || say notice "$1"
  exit 0
}

is_yes "${DUO_COMMENT:-yes}" || quit
[ -n "${DUO_PULL_REQUEST:-}" ] || quit
[ -f "$DUO_REPORT/diff.md" ] || quit
case $DUO_PULL_REQUEST in *[!0-9]*) stop "found a pull request that is no number" ;; esac
[ "${DUO_HEAD_REPOSITORY:-}" = "$GITHUB_REPOSITORY" ] ||
  quit "no comment, since the pull request comes from a fork; the job summary says the same"
command -v gh >/dev/null || quit "no comment, since gh is not installed here; the job summary says the same"

body=$DUO_REPORT/comment.md
{
  printf '%s\n%s\n' "$marker" "$own"
  # Its first line is the marker.
  sed -e "1{/^<!-- duo-render diff -->\$/d;}" "$DUO_REPORT/diff.md"
  link
} >"$body"

comments=repos/$GITHUB_REPOSITORY/issues/$DUO_PULL_REQUEST/comments
refused() {
  show "$DUO_REPORT/complaint"
  rm -f "$DUO_REPORT/complaint" "$body"
  quit "no comment, since the token may not write one (it needs pull-requests: write); the job summary says the same"
}

# Whoever writes the markers into a comment of their own does not get ours.
export DUO_MARKER="$marker" DUO_OWN="$own"
DUO_LOGIN=$(gh api user --jq .login 2>/dev/null) || DUO_LOGIN=
export DUO_LOGIN
# shellcheck disable=SC2016 # the dollars are jq's
known=$(gh api --paginate "$comments" --jq '.[]
  | select(.user.type == "Bot" or (.user.login == env.DUO_LOGIN and env.DUO_LOGIN != ""))
  | select(.body | startswith(env.DUO_MARKER) and contains(env.DUO_OWN)) | .id' 2>"$DUO_REPORT/complaint") || refused
known=$(printf '%s\n' "$known" | head -n 1)

if [ -n "$known" ]; then
  gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" --field "body=@$body" \
    >/dev/null 2>"$DUO_REPORT/complaint" || refused
elif [ "${DUO_DIFFERENT:-}" != false ]; then
  # Where nothing differs there is nothing to say, unless something was said before.
  gh api --method POST "$comments" --field "body=@$body" >/dev/null 2>"$DUO_REPORT/complaint" || refused
fi
rm -f "$DUO_REPORT/complaint" "$body"
