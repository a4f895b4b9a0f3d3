#!/bin/sh
# build.sh key      says where the built program is kept, and under which name in the cache
# build.sh program  says where the program is, and builds it where nobody has
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=words.sh
. "$here/words.sh"

source=$(cd "$here/../../.." && pwd)
kept=${RUNNER_TEMP:-/tmp}/duo-render-program

# What the program is made of.
sum() {
  cd "$source"
  find Sources Poses Package.swift Makefile .setup -type f -exec cksum {} + | LC_ALL=C sort -k3 | cksum | tr ' ' -
}

case ${1:-} in
  key)
    output folder "$kept"
    output key "duo-render-${RUNNER_OS:-$(uname)}-${RUNNER_ARCH:-$(uname -m)}-${ImageOS:-any}-$(sum)"
    ;;
  program)
    if [ -n "${DUO_PROGRAM:-}" ]; then
      command -v "$DUO_PROGRAM" >/dev/null || stop "program: \"$DUO_PROGRAM\" is no program; name a built duo-render"
      program=$(command -v "$DUO_PROGRAM")
    elif [ -x "$kept/duo-render" ]; then
      make -C "$source" --no-print-directory setup
      program=$kept/duo-render
    else
      make -C "$source" --no-print-directory build
      mkdir -p "$kept"
      cp "$source/.build/release/duo-render" "$kept/duo-render"
      program=$kept/duo-render
    fi
    case $program in
      /*) ;;
      *) program=$PWD/$program ;;
    esac
    "$program" --version
    output program "$program"
    ;;
  *) stop "build.sh takes key or program" ;;
esac
