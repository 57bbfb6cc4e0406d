import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { MadeDocument } from '#catalog/documents/create-documents.ts'
import { namedBy } from '#catalog/documents/document-kinds.ts'
import { languageNames } from '#contract/languages.ts'
import { makeDocument } from '#publishing/documents/make-document.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { servesDemo } from '#tests/support/demo-content.ts'
import { pictureOf } from '#tests/support/picture-of.ts'
import { servedContent } from '#tests/support/served-content.ts'

/** While the hose of the dishwasher was replaced, and after it. */
const days = { recall: '2024-01-15', now: '2026-11-26' } as const
const catalogs = { recall: await loadCatalog(servedContent, days.recall), now: await loadCatalog(servedContent, days.now) }

async function pagesOf(document: MadeDocument): Promise<string[]> {
  const input = await document.input()
  const bytes = await makeDocument({ input: JSON.stringify(input), picture: pictureOf(document) })
  if (input.kind === 'planningDrawing') return [bytes.toString()]
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: false })
  await pdf.loadingTask.destroy()
  return text
}

/** Lines of a page are broken anywhere. */
const joined = (text: string) => text.replaceAll(/\s/g, '')
const documentsOf = (code: string, day: keyof typeof days) =>
  [...catalogs[day].madeDocuments()].filter(({ fileName }) => namedBy(fileName)?.code === code.toLowerCase())

const open = [
  { code: 'HB-7830', day: 'now', first: '261000001', last: '261899999' },
  { code: 'EO-6068', day: 'now', first: '184000001', last: '201399999' },
  { code: 'SD-6006', day: 'recall', first: '231500001', last: '232299999' },
] as const

describe.skipIf(!servesDemo)('an open notice', () => {
  it.each(open)(
    'K2: is on page 1 of every document of $code, with serial numbers and phone',
    async ({ code, day, first, last }) => {
      const documents = documentsOf(code, day)
      expect(new Set(documents.map(({ fileName }) => namedBy(fileName)?.kind)).size).toBeGreaterThanOrEqual(5)
      for (const document of documents) {
        const language = namedBy(document.fileName)?.language ?? 'en'
        const [notice] = catalogs[day].noticesAbout(language, code)
        const [page = ''] = await pagesOf(document)
        const lacking = [first, last, '+65 6100 0000', notice?.title.text ?? 'no notice'].filter(
          // A CAD drawing is in ASCII.
          (text) => !joined(page).includes(joined(document.fileName.endsWith('.dxf') ? text.replaceAll('–', '-') : text)),
        )
        expect([document.fileName, lacking]).toEqual([document.fileName, []])
      }
    },
  )

  it.each(open)('K2, G12: has a heading in every document of $code, which the bookmarks begin with', async ({ code, day }) => {
    const [notice] = catalogs[day].noticesAbout('en', code)
    for (const document of documentsOf(code, day)) {
      if (!document.fileName.endsWith('.en.pdf')) continue
      const bytes = await makeDocument({ input: JSON.stringify(await document.input()), picture: pictureOf(document) })
      const pdf = await getDocumentProxy(new Uint8Array(bytes))
      const [first] = await pdf.getOutline()
      await pdf.loadingTask.destroy()
      expect([document.fileName, first?.title]).toEqual([document.fileName, notice?.title.text])
    }
  })

  it('K2: no document of SD-6006 has the notice after it was closed', async () => {
    for (const document of documentsOf('SD-6006', 'now')) {
      const input = await document.input()
      expect([document.fileName, input.notices]).toEqual([document.fileName, []])
    }
  })

  /** What the steps consist of, in each language. */
  const steps = {
    'EO-6068': { en: 'hinges', 'zh-Hans': '铰链', 'zh-Hant': '鉸鏈', ko: '경첩', id: 'engsel' },
    'HB-7830': { en: 'bypass', 'zh-Hans': '旁通', 'zh-Hant': '旁通', ko: '바이패스', id: 'bypass' },
  }
  it.each(Object.entries(steps))(
    'K2: %s: the steps that the notice forbids are in no document, in no language',
    async (code, words) => {
      const languages = new Set<string>()
      for (const document of documentsOf(code, 'now')) {
        const named = namedBy(document.fileName)
        if (!named || (named.kind !== 'manual' && named.kind !== 'installationGuide')) continue
        languages.add(named.language)
        const text = (await pagesOf(document)).join('\n')
        expect([document.fileName, text.includes(words[named.language])]).toEqual([document.fileName, false])
      }
      expect(languages.size).toBe(languageNames.length)
    },
  )

  it('K2: the steps stay in the documents of other models', async () => {
    const manual = documentsOf('EO-6072', 'now').find(({ fileName }) => fileName.endsWith('manual.en.pdf'))
    if (!manual) throw new Error('EO-6072 has no manual')
    expect((await pagesOf(manual)).join('\n')).toContain('hinges')
  })

  it('K1, K3: questions, care pages and reminders do not teach what the notice forbids', async () => {
    for (const language of languageNames) {
      const { faq } = catalogs.now.support(language, 'EO-6068') ?? { faq: [] }
      const own = faq.find(({ id }) => id === 'taking-off-the-door')?.answer.html ?? ''
      expect(own).toContain('184000001')
      expect(own).not.toContain('<ol>')
      const shared = catalogs.now.faq(language, 3).find(({ id }) => id === 'taking-off-the-door')?.answer.html ?? ''
      expect(shared.indexOf('184000001')).toBeLessThan(shared.indexOf('<ol>'))
      expect(shared).toContain('184000001')
      const families = catalogs.now.care(language, 3)?.families ?? []
      const firstSteps = families.map(({ id, tasks }) => [id, tasks.find((task) => task.id === 'door')?.steps[0]?.text.text])
      expect(firstSteps.filter(([, text]) => text?.includes('184000001')).map(([id]) => id)).toEqual(['catalytic'])
      const { owned } = catalogs.now.kitchenFacts(language)
      expect(owned['EO-6068']?.reminders.map(({ id }) => id)).not.toContain('door')
      expect(owned['EO-6072']?.reminders.map(({ id }) => id)).toContain('door')
    }
  })
})
