import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

// Cuts the two faces of the site's headlines from the variable font: `npm run fonts:web`. What is drawn for 14 px, as the font's static files are, is wide
// and heavy at 80; one file with the axis would be as heavy as both cuts.
const source = readFileSync(
  new URL('../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2', import.meta.url),
)
const out = new URL('../../app/styles/fonts/', import.meta.url)

/** Of 40 px and more; below that. */
const cuts = {
  'fraunces-display': { wght: 360, opsz: 144, SOFT: 0, WONK: 0 },
  'fraunces-heading': { wght: 400, opsz: 36, SOFT: 0, WONK: 0 },
}

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
/** Letters of Western Europe, and the signs of our texts. Others are drawn in a font of the system. */
const characters = `${range(0x20, 0x7e)}${range(0xdf, 0xff)}É\u00a0–‘’“”…°±²³·¼½¾×`

for (const [name, variationAxes] of Object.entries(cuts)) {
  const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes })
  writeFileSync(new URL(`${name}.woff2`, out), font)
  console.log(`${name}  ${font.length} bytes`)
}
