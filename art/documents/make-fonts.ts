import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import subsetFont from 'subset-font'

// Makes the fonts of the documents: static, because Typst doesn't support variable fonts, and with the characters that a language may need.
// The full Chinese and Korean fonts are too large to be a dependency: unpack the npm packages `@expo-google-fonts/noto-sans-sc` and so on
// (see README.md) into folders of these names, and give their parent folder.
const [source = ''] = process.argv.slice(2)
const out = new URL('../../publishing/documents/fonts/', import.meta.url)
const packages = new URL('../../node_modules/', import.meta.url)

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
/** The characters of a legacy double-byte encoding with these lead and trail bytes. */
function charactersOf(encoding: string, leads: readonly number[], trails: readonly number[]): string {
  const bytes = leads.flatMap((lead) => trails.flatMap((trail) => [lead, trail]))
  return new TextDecoder(encoding).decode(new Uint8Array(bytes)).replaceAll('\uFFFD', '')
}
const upper = range(0xa1, 0xfe)
const bigFive = [...range(0x40, 0x7e), ...upper]
const punctuation = `${String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff), ...range(0x2010, 0x2027), ...range(0x3000, 0x301f), ...range(0xff01, 0xff5e))}⌀Ω→≤≥−×°′″`
const latin = String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...range(0x2010, 0x2027), 0x20ac, 0x2122, 0x2192, 0x2212, 0x2264, 0x2265, 0x2300, 0x3a9)

/** Every character of the content and of the written texts, so that a rare one that is in use has its glyph. */
const inUse = [...globSync('content/**/*.{yaml,md}'), ...globSync('catalog/documents/texts/**/*.md'), ...globSync('i18n/documents/*.ts')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('')
const ofScript = (script: RegExp) => [...new Set(inUse.match(script))].join('')
const hanzi = ofScript(/\p{Script=Han}/gu)
const hangul = ofScript(/\p{Script=Hangul}/gu)

const characters = {
  // GB 2312
  'zh-Hans': charactersOf('gbk', range(0xa1, 0xf7), upper) + punctuation + hanzi,
  // Big5, and the characters of Cantonese
  'zh-Hant': charactersOf('big5', [...range(0xa1, 0xc6), ...range(0xc9, 0xf9)], bigFive) + punctuation + hanzi + '嘅咗哋啲喺冇唔咁嚟嘢㗎啱攞搵瞓畀咩嘥煲焗',
  // KS X 1001
  ko: charactersOf('euc-kr', [...range(0xa1, 0xa3), ...range(0xb0, 0xc8)], upper) + punctuation + hangul,
}

const noto = (folder: string, weight: string) => readFileSync(join(source, folder, globSync(`${weight}/*.ttf`, { cwd: join(source, folder) })[0] ?? ''))
const web = (path: string) => readFileSync(new URL(path, packages))
const hanken = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
const shape = { wght: 400, opsz: 60, SOFT: 0, WONK: 0 }

const fonts: Record<string, () => Promise<Uint8Array>> = {
  'latin-text': () => subsetFont(web(hanken), latin, { targetFormat: 'truetype', variationAxes: { wght: 400 } }),
  'latin-text-bold': () => subsetFont(web(hanken), latin, { targetFormat: 'truetype', variationAxes: { wght: 600 } }),
  'latin-display': () => subsetFont(web(fraunces), latin, { targetFormat: 'truetype', variationAxes: shape }),
  'zh-hans-text': () => subsetFont(noto('noto-sans-sc', '400Regular'), characters['zh-Hans'], { targetFormat: 'truetype' }),
  'zh-hans-text-bold': () => subsetFont(noto('noto-sans-sc', '600SemiBold'), characters['zh-Hans'], { targetFormat: 'truetype' }),
  'zh-hans-display': () => subsetFont(noto('noto-serif-sc', '400Regular'), characters['zh-Hans'], { targetFormat: 'truetype' }),
  'zh-hant-text': () => subsetFont(noto('noto-sans-hk', '400Regular'), characters['zh-Hant'], { targetFormat: 'truetype' }),
  'zh-hant-text-bold': () => subsetFont(noto('noto-sans-hk', '600SemiBold'), characters['zh-Hant'], { targetFormat: 'truetype' }),
  'zh-hant-display': () => subsetFont(noto('noto-serif-hk', '400Regular'), characters['zh-Hant'], { targetFormat: 'truetype' }),
  'ko-text': () => subsetFont(noto('noto-sans-kr', '400Regular'), characters.ko, { targetFormat: 'truetype' }),
  'ko-text-bold': () => subsetFont(noto('noto-sans-kr', '600SemiBold'), characters.ko, { targetFormat: 'truetype' }),
  'ko-display': () => subsetFont(noto('noto-serif-kr', '400Regular'), characters.ko, { targetFormat: 'truetype' }),
}

for (const [name, make] of Object.entries(fonts)) {
  const font = await make()
  const packed = brotliCompressSync(font, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })
  writeFileSync(new URL(`${name}.ttf.br`, out), packed)
  console.log(`${name}  ${Math.round(font.length / 1024)} KB, compressed ${Math.round(packed.length / 1024)} KB`)
}
