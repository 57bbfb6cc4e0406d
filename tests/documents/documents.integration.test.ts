import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { foreignIn } from '#tests/crawl/written-language.ts'

const catalog = await loadCatalog('content')
const documents = catalog
  .mediaFiles()
  .files.map(({ file }) => file)
  .filter((file) => file.endsWith('.pdf'))

/** What a person at the desk of a shop would see: `…/so-6065-manual.zh-hans.pdf` is that of the SO-6065, in Chinese. */
function promised(file: string): { code: string; language: Language | undefined } {
  const [, code = '', tag = ''] = /^(\w+-\d+)-.*\.([\w-]+)\.pdf$/.exec(basename(file)) ?? []
  return { code: code.toUpperCase(), language: languageNames.find((name) => name.toLowerCase() === tag) }
}

describe('K2: each PDF of the content opens', () => {
  it('there are some', () => expect(documents.length).toBeGreaterThan(100))

  it.each(documents.map((file) => [basename(file), file]))(
    '%s: with pages, a title, its language, and words that can be searched and read aloud',
    async (_, file) => {
      const { code, language } = promised(file)
      const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)))
      const { info } = await getMeta(pdf)
      const { text } = await extractText(pdf, { mergePages: false })
      await pdf.loadingTask.destroy()

      expect(info?.['Title']).toContain(code)
      expect(info?.['Language']).toBe(language)
      expect(text.length).toBeGreaterThan(0)
      for (const page of text) expect(page.trim().length).toBeGreaterThan(0)
      if (language) expect(foreignIn(text.join('\n'), language)).toBeUndefined()
    },
    60_000,
  )
})
