import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { foreignIn } from '#tests/crawl/written-language.ts'
import { servesDemo } from '#tests/support/demo-content.ts'
import { servedContent } from '#tests/support/served-content.ts'

const catalog = await loadCatalog(servedContent)
const documents = [...catalog.mediaFiles()].map(({ file }) => file).filter((file) => file.endsWith('.pdf'))

/** Code and language that the file name promises: `…/so-6065-manual.zh-hans.pdf` is for SO-6065, in Chinese. */
function promised(file: string): { code: string; language: Language | undefined } {
  const [, code = '', tag = ''] = /^(\w+-\d+)-.*\.([\w-]+)\.pdf$/.exec(basename(file)) ?? []
  return { code: code.toUpperCase(), language: languageNames.find((name) => name.toLowerCase() === tag) }
}

async function readPdf(file: string) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)))
  const { info } = await getMeta(pdf)
  const { text } = await extractText(pdf, { mergePages: false })
  await pdf.loadingTask.destroy()
  return { info, pages: text }
}

it.skipIf(documents.length > 0)('this content has no documents', () => {})

describe('K2: each PDF of the content opens', () => {
  it.each(documents.map((file) => [basename(file), file]))('%s', async (_, file) => {
    const { info, pages } = await readPdf(file)
    expect(pages.length).toBeGreaterThan(0)
    // Only documents printed by this project have all of this; scanned or bought ones may not.
    if (!servesDemo) return
    const { code, language } = promised(file)
    expect(info?.['Title']).toContain(code)
    expect(info?.['Language']).toBe(language)
    for (const page of pages) expect(page.trim()).not.toBe('')
    if (language) expect(foreignIn(pages.join('\n'), language)).toBeUndefined()
  })
})
