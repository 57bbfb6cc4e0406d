import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { pageSlugs } from '#contract/pages/text-pages.ts'
import { checkContent } from '#publishing/check/check-content.ts'
import { internalLinks } from '#publishing/check/internal-links.ts'
import { noticeWithdrawals } from '#publishing/documents/notice-withdrawals.ts'
import { unwrittenDocuments } from '#publishing/documents/unwritten-documents.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { readConfig } from '#server/config/config.ts'
import { indexedPages } from '#server/pages/indexed-pages.ts'
import { servesDemo } from '#tests/support/demo-content.ts'
import { servedContent } from '#tests/support/served-content.ts'

const report = await checkContent(servedContent, { rules: [internalLinks, noticeWithdrawals], advice: [unwrittenDocuments] })
const catalog = await loadCatalog(servedContent)

// These are not rules of the content check, because content that replaces the demo needn't have as many entries.
describe.skipIf(!servesDemo)('the demo content', () => {
  it('has no faults and is fully translated', () => {
    expect(report.errors).toEqual([])
    for (const { area, total, present } of report.coverage) expect({ area, ...present }).toEqual({ area, ...allOf(total) })
  })

  it('has no warnings, so every document can be made', () => {
    expect(report.warnings).toEqual([])
  })

  it.each([
    ['series', 14],
    ['products', 36],
    ['news', 12],
    ['videos', 6],
    ['recipes', 12],
    ['happiness', 6],
    ['cases', 6],
    ['questions', 36],
    ['care', 6],
    ['careers', 3],
    ['press', 6],
    ['stores', 2],
    ['areas', 5],
    ['countries', 9],
    ['cities', 18],
    ['shops', 40],
  ] as const)('has enough %s: at least %i', (what, least) => {
    expect(report.sizes[what]).toBeGreaterThanOrEqual(least)
  })

  it('K1: has at least six questions per category', () => {
    for (const number of [1, 2, 3, 4, 5, 6] as const) expect(catalog.faq('en', number).length).toBeGreaterThanOrEqual(6)
  })

  it('has every written page', () => {
    expect(pageSlugs.filter((slug) => catalog.page('en', slug) === undefined)).toEqual([])
  })

  it('X6: the brand page has the same title in every language', () => {
    for (const language of ['en', 'zh-Hans', 'ko', 'id', 'zh-Hant'] as const)
      expect(catalog.page(language, 'brand')?.title).toEqual({ text: 'Happiness starts in your kitchen' })
  })

  it('X10: the terms name the law, retention periods and a contact', () => {
    const html = catalog.page('en', 'terms-and-privacy')?.groups.flatMap(({ sections }) => sections.map(({ text }) => text.html))
    const text = html?.join() ?? ''
    expect(text).toContain('Personal Data Protection Act')
    expect(text).toMatch(/\d+ (years|months|days)/)
    expect(text).toMatch(/href="mailto:/)
  })

  it('X8: the service promise has four, five and two entries', () => {
    expect(catalog.page('en', 'service-promise')?.groups.map(({ sections }) => sections.length)).toEqual([4, 5, 2])
  })

  it('S1: the tabs of both stores say "by appointment only"', () => {
    expect(catalog.stores('en').map(({ tab }) => tab.text)).toEqual([
      'Best Denki (by appointment only)',
      'Courts (by appointment only)',
    ])
  })

  it('S2: has a city without shops, so that its message can be seen', () => {
    const cities = catalog.places('en').flatMap(({ countries }) => countries.flatMap((country) => country.cities))
    const withShops = new Set(catalog.shops('en').map(({ city }) => city.id))
    expect(cities.filter(({ id }) => !withShops.has(id)).length).toBeGreaterThan(0)
  })

  it('has four pictures of its own for each product', () => {
    const products = catalog.supportedCodes().map((code) => catalog.product('en', code))
    expect(products.length).toBeGreaterThanOrEqual(39)
    const shown = products.map((product) => product?.pictures.map(({ src }) => src.split('/').at(-1)?.split('.')[0]))
    expect(shown).toEqual(
      products.map((product) => ['studio', 'front', 'detail', 'kitchen'].map((view) => `${product?.code.toLowerCase()}-${view}`)),
    )
  })

  it('has a picture of its own for each series', () => {
    for (const category of [1, 2, 3, 4, 5, 6] as const)
      for (const { id, picture } of catalog.seriesOf('en', category)) expect(picture.src).toContain(`${id}-wide`)
  })

  it('has at least three discontinued models with documents', () => {
    const discontinued = catalog
      .supportedCodes()
      .flatMap((code) => catalog.support('en', code) ?? [])
      .filter((support) => support.discontinued !== undefined)
    expect(discontinued.length).toBeGreaterThanOrEqual(3)
    for (const { documents } of discontinued) expect(documents.length).toBeGreaterThan(0)
  })

  it('has calories for every recipe', () => {
    const recipes = catalog.articles('en', 'recipe').map(({ id }) => catalog.article('en', 'recipe', id))
    expect(recipes.filter((recipe) => recipe?.calories === undefined)).toEqual([])
  })

  it('has as many documents, pages and files as a real site', () => {
    const [pictures, documents] = [[...catalog.pictures()], [...catalog.madeDocuments()]]
    expect(documents.length).toBeGreaterThan(100)
    expect(pictures.length + documents.length).toBeGreaterThan(300)
    expect(indexedPages(catalog).length).toBeGreaterThan(150)
  })

  it('states the same retention periods in its privacy text as the configuration', () => {
    const { sections } = parse(readFileSync('content/pages/terms-and-privacy/en.yaml', 'utf8'))
    const rows: [string, string][] = [...sections['privacy-how-long'].text.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].map(
      ([, form, kept]) => [form, kept],
    )
    const says = (words: string) => rows.find(([form]) => form.toLowerCase().includes(words))?.[1]
    const { subscribe, enquiry, cooperation, registration, dealer, feedback, supplier, withdrawal } = readConfig({}).retentionDays

    expect([says('newsletter'), subscribe]).toEqual(['until you withdraw your consent', Number.POSITIVE_INFINITY])
    for (const [words, days] of Object.entries({ enquiry, 'project enquiry': cooperation, dealer, supplier, feedback })) {
      expect([says(words), days]).toEqual(['24 months', 730])
    }
    expect([says('registration'), registration]).toEqual(['6 years: the five years of warranty and one year after', 2190])
    expect([says('withdrawal'), withdrawal]).toEqual(['24 months, as proof', 730])
  })
})

function allOf(total: number) {
  return { en: total, 'zh-Hans': total, ko: total, id: total, 'zh-Hant': total }
}
