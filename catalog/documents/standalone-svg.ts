/** Lines and letters of a drawing in a document. */
const style = `text{text-anchor:middle;fill:#1c1a17;font-family:"Hanken Grotesk","Noto Sans SC","Noto Sans HK","Noto Sans KR"}
.name{fill:#69645c;font-size:2.7px}
.edge{fill:none;stroke:#1c1a17;stroke-width:.32;stroke-linejoin:round}
.faint{fill:none;stroke:#8b857b;stroke-width:.18;stroke-linejoin:round}
.measure,.help{stroke:#69645c;stroke-width:.14;fill:none}
.head{fill:#69645c}
.ground{fill:#fff}`

/** An SVG file of the markup of a drawing. */
export function standaloneSvg(markup: string): string {
  return markup.replace(/<svg ([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg" $1><style>${style}</style>`)
}
