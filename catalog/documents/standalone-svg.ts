/** Lines and letters of a drawing in a document. */
const style = `text{text-anchor:middle;fill:#1c1a17;font-family:"Hanken Grotesk","Noto Sans SC","Noto Sans HK","Noto Sans KR"}
.name{fill:#6f6a62;font-size:2.7px}
.edge{fill:none;stroke:#1c1a17;stroke-width:.32;stroke-linejoin:round}
.faint{fill:none;stroke:#8b857b;stroke-width:.18;stroke-linejoin:round}
.measure,.help{stroke:#6f6a62;stroke-width:.14;fill:none}
.head{fill:#6f6a62}
.ground{fill:#fff}`

/** An SVG file of the markup of a drawing. */
export function standaloneSvg(markup: string): string {
  return markup.replace(/<svg ([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg" $1><style>${style}</style>`)
}
