import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { namedBy } from '#catalog/documents/document-kinds.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { servedContent } from '#tests/support/served-content.ts'
import { loadCatalog } from '../load-catalog.ts'

const catalog = await loadCatalog(servedContent)

const fontsOf: Record<Language, string[]> = {
  en: ['latin-text'],
  id: ['latin-text'],
  ko: ['latin-text', 'ko-text'],
  'zh-Hans': ['latin-text', 'zh-hans-text'],
  'zh-Hant': ['latin-text', 'zh-hant-text'],
}

/** The characters of a TrueType font: its Unicode table, in format 4 or 12. */
function charactersOf(name: string): Set<number> {
  const font = brotliDecompressSync(readFileSync(new URL(`fonts/${name}.ttf.br`, import.meta.url)))
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const cmap = font.readUInt32BE((tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0) + 8)
  const found = new Set<number>()
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4)
    const format = font.readUInt16BE(table)
    const isLong = format === 12
    if (!isLong && format !== 4) continue
    const count = isLong ? font.readUInt32BE(table + 12) : font.readUInt16BE(table + 6) / 2
    for (let range = 0; range < count; range += 1) {
      const [from, to] = isLong
        ? [font.readUInt32BE(table + 16 + range * 12), font.readUInt32BE(table + 20 + range * 12)]
        : [font.readUInt16BE(table + 16 + count * 2 + range * 2), font.readUInt16BE(table + 14 + range * 2)]
      for (let code = from; code <= to; code += 1) found.add(code)
    }
  }
  return found
}

it.each(languageNames)('the fonts have every character of the documents (%s)', (language) => {
  const known = new Set(fontsOf[language].flatMap((name) => [...charactersOf(name)]))
  const used = new Set<string>()
  for (const { fileName, input } of catalog.madeDocuments()) {
    if (namedBy(fileName)?.language === language) for (const character of JSON.stringify(input())) used.add(character)
  }
  expect([...used].filter((character) => !known.has(character.codePointAt(0) ?? 0))).toEqual([])
})
