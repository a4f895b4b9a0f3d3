/// The looks of the page: the reader's own colours, light or dark; severities differ by their words and bars too.
enum HTMLStyle {
  static let css = """
    :root { color-scheme: light dark; --ink: #1a1a1a; --quiet: #595959; --paper: #ffffff; --line: #d4d4d4;
      --box: #f6f6f6; --error: #b00020; --warning: #8a5200; --note: #2257a0; --good: #1b6e34; }
    @media (prefers-color-scheme: dark) { :root { --ink: #ececec; --quiet: #a8a8a8; --paper: #161616;
      --line: #3a3a3a; --box: #212121; --error: #ff8a80; --warning: #ffc060; --note: #8ab8ff; --good: #7fd89a; } }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
    h1 { font-size: 1.4rem; margin: 0; }
    h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
    h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; overflow-wrap: anywhere; }
    code, .place { font-family: ui-monospace, monospace; font-size: .9em; }
    .place, .where { color: var(--quiet); font-weight: normal; }
    .verdict { padding: .5rem .75rem; background: var(--box); border-left: .3rem solid var(--good); }
    .verdict.fails { border-color: var(--error); }
    .passes b { color: var(--good); } .fails b { color: var(--error); }
    ul { list-style: none; margin: .25rem 0; padding: 0; }
    li { margin: .4rem 0; padding: .4rem .75rem; background: var(--box); border-left: .3rem solid var(--line);
      overflow-wrap: anywhere; }
    li.error { border-left-color: var(--error); } li.error > b { color: var(--error); }
    li.warning { border-left-style: double; border-left-color: var(--warning); }
    li.warning > b { color: var(--warning); }
    li.note { border-left-style: dotted; border-left-color: var(--note); } li.note > b { color: var(--note); }
    a { color: inherit; } summary { cursor: pointer; margin-top: 1.5rem; font-weight: bold; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
    td:nth-child(2), td:nth-child(3), td:nth-child(4) { white-space: nowrap; }
    dt { margin-top: 1.25rem; font-weight: bold; } dd { margin: .25rem 0 0; } dd p { margin: .4rem 0; }
    dt:target { background: var(--box); outline: .2rem solid var(--note); }
    """
}
