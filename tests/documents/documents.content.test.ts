import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { MadeDocument } from '#catalog/documents/create-documents.ts'
import { cleaningChapter, type DocumentInput } from '#catalog/documents/document-input.ts'
import { namedBy, type PrintedKind } from '#catalog/documents/document-kinds.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { careUrl } from '#contract/pages/urls.ts'
import { makeDocument } from '#publishing/documents/make-document.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { foreignIn } from '#tests/crawl/written-language.ts'
import { pictureOf } from '#tests/support/picture-of.ts'
import { servedContent } from '#tests/support/served-content.ts'
import { pdfUaFaults } from './pdf-ua-faults.ts'

const publicUrl = 'https://www.example.com'
const catalog = await loadCatalog(servedContent, undefined, { publicUrl })
const filesOfStaff = [...catalog.mediaFiles()]
  .map(({ path }) => join(servedContent, path))
  .filter((file) => file.endsWith('.pdf'))
const all = [...catalog.madeDocuments()].flatMap((document) => {
  const named = namedBy(document.fileName)
  // The drawings have their own test.
  if (!named || named.kind === 'planningDrawing') return []
  return [{ ...named, kind: named.kind, document, name: document.fileName }]
})

async function inputOf({ input }: MadeDocument): Promise<DocumentInput> {
  const printed = await input()
  if (printed.kind === 'planningDrawing') throw new Error(`${printed.title} is not printed`)
  return printed
}

/** The language that programs read from the PDF. */
const tags: Record<Language, string> = { en: 'en-SG', id: 'id-ID', ko: 'ko-KR', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK' }
const withBookmarks: ReadonlySet<PrintedKind> = new Set(['manual', 'installationGuide', 'specSheet', 'planningSheet', 'warranty'])

/** The first model of each text, kind and language. */
const written = [
  ...Map.groupBy(all, ({ document, kind, language }) => `${textOf(document, kind)} ${kind} ${language}`).values(),
].flatMap(([first]) => first ?? [])

/** Each text once and each kind in every language, in turn: making all documents takes minutes. */
const sample = [...Map.groupBy(written, ({ kind }) => kind).values()].flatMap((ofKind) => {
  const texts = [...Map.groupBy(ofKind, ({ document, kind }) => textOf(document, kind)).values()]
  return Array.from({ length: Math.max(texts.length, languageNames.length) }, (_, turn) => {
    const ofText = texts[turn % texts.length] ?? []
    return ofText.find(({ language }) => language === languageNames[turn % languageNames.length]) ?? ofText[0]
  }).filter((one) => one !== undefined)
})

function textOf({ family }: MadeDocument, kind: PrintedKind): string {
  switch (kind) {
    case 'manual':
      return family.manual
    case 'installationGuide':
      return family.installation
    case 'specSheet':
    case 'accessories':
    case 'planningSheet':
      return family.category
    case 'warranty':
      return ''
  }
}

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes)
  const { info } = await getMeta(pdf)
  const { text } = await extractText(pdf, { mergePages: false })
  const outline = await pdf.getOutline()
  await pdf.loadingTask.destroy()
  return { info, pages: text, outline }
}

describe('K2: each PDF of staff opens', () => {
  it.skipIf(filesOfStaff.length > 0)('this content has none', () => {})

  it.each(filesOfStaff.map((file) => [basename(file), file]))('%s', async (_, file) => {
    const { pages } = await readPdf(new Uint8Array(readFileSync(file)))
    expect(pages.length).toBeGreaterThan(0)
  })
})

describe('K2: each document that the site makes', () => {
  it('is written in its language', async () => {
    const foreign: string[] = []
    for (const { document, name, language } of written) {
      const why = foreignIn(JSON.stringify(await document.input()), language)
      if (why !== undefined) foreign.push(`${name}: ${why}`)
    }
    expect(foreign).toEqual([])
  })

  it.each(sample)(
    'G12: $name has the tags of PDF/UA, its language, title and bookmarks, and its text can be read',
    async ({ document, kind, language, code }) => {
      const input = await inputOf(document)
      const bytes = await makeDocument({ input: JSON.stringify(input), picture: pictureOf(document) })
      const { info, pages, outline } = await readPdf(new Uint8Array(bytes))
      expect(await pdfUaFaults(bytes)).toEqual([])
      expect(info?.['Language']).toBe(tags[language])
      expect(info?.['Title']).toBe(input.title)
      expect(input.title).toContain(code.toUpperCase())
      if (withBookmarks.has(kind)) expect(outline?.length).toBeGreaterThanOrEqual(2)
      for (const page of pages) expect(page.trim()).not.toBe('')
    },
  )

  const manuals = sample.filter(({ kind }) => kind === 'manual')
  it.each(manuals)(
    '$name leads to the care page of its family beside the chapter about cleaning',
    async ({ document, language, code }) => {
      const input = await inputOf(document)
      const care = catalog.careOfModel(language, code.toUpperCase())
      if (!care) throw new Error(`${code} has no care page`)
      const url = publicUrl + careUrl(language, care.category, care.family)
      const chapter = input.chapters[cleaningChapter]
      expect(chapter).toMatchObject({ care: { url } })
      const bytes = await makeDocument({ input: JSON.stringify(input), picture: pictureOf(document) })
      const { pages } = await readPdf(new Uint8Array(bytes))
      const shown = pages.filter((page) => page.replaceAll(/\s/g, '').includes(url))
      expect(shown).toHaveLength(1)
      expect(shown[0]?.replaceAll(/\s/g, '')).toContain(chapter?.title.replaceAll(/\s/g, ''))
    },
  )

  /** Each model in one language. Carpenters take one page along. */
  const sheets = [...Map.groupBy(all, ({ code }) => code).values()].flatMap((ofModel, turn) =>
    ofModel.filter(({ kind, language }) => kind === 'planningSheet' && language === languageNames[turn % languageNames.length]),
  )
  it.skipIf(sheets.length === 0)('FT6: a planning sheet is one page with all planning data of its model', async () => {
    for (const { document, language, code } of sheets) {
      const input = await inputOf(document)
      const rows = input.plan?.columns.flat().flatMap(({ rows }) => rows) ?? []
      const named = new Set(rows.map(({ name }) => name))
      const planning = catalog.product(language, code.toUpperCase())?.planning ?? []
      expect(planning.filter(({ name }) => !named.has(name.text)).map(({ key }) => `${code} ${key}`)).toEqual([])
      const { pages } = await readPdf(
        new Uint8Array(await makeDocument({ input: JSON.stringify(input), picture: pictureOf(document) })),
      )
      // A notice has a page of its own before the sheet.
      expect([document.fileName, pages.length]).toEqual([document.fileName, input.notices.length > 0 ? 2 : 1])
    }
  })

  it('are the same bytes every time', async () => {
    const [{ document } = all[0] ?? {}] = sample
    if (!document) return
    const job = { input: JSON.stringify(await document.input()), picture: pictureOf(document) }
    expect((await makeDocument(job)).equals(await makeDocument(job))).toBe(true)
  })
})
