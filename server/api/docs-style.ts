/** The stylesheet of the API documentation, in the colours of the site. */
export const docsStyle = `
:root { --paper: #F7F4EF; --ink: #1C1A17; --quiet: #5D564C; --line: #DDD5C9; --ember: #A8481F; --sheet: #FFFDFA }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 68rem; margin: 0 auto; padding: 3rem 1.25rem 6rem }
h1, h2, h3 { font-family: Georgia, 'Times New Roman', serif; font-weight: 400; line-height: 1.2; text-wrap: balance }
h1 { font-size: clamp(2rem, 5vw, 3rem); margin: 0 0 1rem }
h2 { font-size: 1.75rem; margin: 4rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { font-size: 1.3rem; margin: 0 0 .25rem; overflow-wrap: anywhere }
h4 { font-size: .8rem; letter-spacing: .06em; text-transform: uppercase; color: var(--quiet); margin: 1.5rem 0 .25rem }
p { max-width: 44rem; margin: .5rem 0 }
a { color: var(--ember) }
a:focus-visible, pre:focus-visible, .table:focus-visible { outline: 2px solid var(--ember); outline-offset: 2px }
code, pre { font: .875rem/1.5 ui-monospace, 'SF Mono', Consolas, monospace }
code { overflow-wrap: anywhere }
pre { overflow: auto; max-height: 26rem; margin: .5rem 0; padding: 1rem; background: var(--sheet); border: 1px solid var(--line) }
nav ul { columns: 18rem; padding: 0; list-style: none }
nav li { padding: .125rem 0; break-inside: avoid }
section.entry { margin: 2rem 0; padding: 1.5rem; background: var(--sheet); border: 1px solid var(--line) }
section.entry pre { background: var(--paper) }
.table { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: .9375rem }
th, td { text-align: left; vertical-align: top; padding: .4rem 1rem .4rem 0; border-bottom: 1px solid var(--line) }
th { font-weight: 600 }
td:first-child { white-space: nowrap }
summary { cursor: pointer; color: var(--ember) }
.method { color: var(--ember); font: .875rem ui-monospace, Consolas, monospace }
`
