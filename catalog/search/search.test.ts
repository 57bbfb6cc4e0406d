import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SearchHit } from '#contract/views/search.ts'
import { loadIndex } from '#publishing/load-catalog.ts'
import { fixtureCopy, fixtureFolder } from '#publishing/testing/fixture.ts'
import { createCatalog } from '../create-catalog.ts'

const index = await loadIndex(fixtureFolder)
const catalog = createCatalog(index, '2026-11-21')

const hits = (query: string, language: Parameters<typeof catalog.search>[0] = 'en') =>
  catalog.search(language, query, 20).groups.flatMap((group) => group.hits)
function nameOf(hit: SearchHit): string {
  switch (hit.kind) {
    case 'product':
      return hit.product.code
    case 'document':
      return `document ${hit.code}`
    case 'accessory':
      return `accessory ${hit.code}`
    case 'care':
      return `care ${hit.category}#${hit.family}`
    case 'category':
      return `category ${hit.category}`
    case 'page':
      return `page ${hit.page}`
    default:
      return `${hit.kind} ${hit.id}`
  }
}
const names = (...args: Parameters<typeof hits>) => hits(...args).map(nameOf)

describe('search by the code of a model', () => {
  it.each(['RH-0001', 'rh0001', '0001', 'rh 0001', ' Rh-0001 '])('lists the model first for %s', (query) => {
    expect(names(query)[0]).toMatch(query.trim() === '0001' ? /-0001$/ : /^RH-0001$/)
  })

  it('finds discontinued models, with their date', () => {
    expect(hits('rh-0090')[0]).toMatchObject({ kind: 'product', discontinued: '2023-03-31' })
  })

  it('finds the documents of the model, in the language of the visitor', () => {
    const files = hits('RH-0001 说明书', 'zh-Hans').flatMap((hit) => (hit.kind === 'document' ? [hit.file.fileName] : []))
    expect(files[0]).toBe('RH-0001-manual-zh-Hans.pdf')
  })

  it('finds models by the start of a code', () => {
    expect(names('sd-00')).toEqual(expect.arrayContaining(['SD-0001', 'SD-0002']))
  })
})

describe('search by words', () => {
  it('finds every kind of content', () => {
    expect(names('smoke')).toEqual(expect.arrayContaining(['question smoke', 'video wok-smoke']))
    expect(names('congee')).toEqual(['recipe congee-with-ginger'])
    expect(names('showroom')[0]).toBe('news showroom')
    expect(names('tampines')).toEqual(['shop sg-tampines'])
  })

  it.each([
    ['en', 'careers', 'careers'],
    ['en', 'press', 'press'],
    ['zh-Hant', '傳媒', 'press'],
    ['ko', '채용', 'careers'],
  ] as const)('X15, X16: finds the list of jobs and of press releases (%s, %s)', (language, query, page) => {
    expect(names(query, language)).toContain(`page ${page}`)
  })

  it('finds other word endings and allows one wrong letter', () => {
    expect(names('cleaning filters')).toContain('question clean-filter')
    expect(names('congea')).toEqual(['recipe congee-with-ginger'])
    expect(names('shoroom')[0]).toBe('news showroom')
  })

  it('finds entries with half of the terms if none has all', () => {
    expect(names('why does my grandmother smoke')).toContain('question smoke')
    expect(names('grandmother bothered xylophone')).toEqual([])
  })

  it('Q2: leaves out words that nothing has, if a title has another', () => {
    expect(names('showroom grandmother xylophone')).toContain('news showroom')
  })

  it('Q2: leaves out a known word that no text of the language has, before another language is searched', async () => {
    await using copy = await fixtureCopy()
    const words = '- means: trouble\n  words:\n    en: [mishap]\n    ko: [연기]\n'
    await writeFile(join(copy.folder, 'search.yaml'), words)
    const own = createCatalog(await loadIndex(copy.folder), '2026-11-21')
    const { language, groups } = own.search('en', 'showroom mishap', 5)
    expect(language).toBeUndefined()
    expect(groups.flatMap((group) => group.hits).map(nameOf)).toContain('news showroom')
  })

  it('Q4: lists a question before the card of the category that it is about', async () => {
    const hood = '- means: hood\n  finds: { category: range-hoods }\n  words:\n    en: [hood]\n'
    const smoke = '- means: smoke\n  words:\n    en: [smoke]\n'
    await using copy = await fixtureCopy()
    await writeFile(join(copy.folder, 'search.yaml'), hood + smoke)
    const own = createCatalog(await loadIndex(copy.folder), '2026-11-21')
    const found = (query: string) =>
      own
        .search('en', query, 5)
        .groups.flatMap((group) => group.hits)
        .map(nameOf)
    expect(found('hood')[0]).toBe('category 1')
    expect(found('smoke from the hood')[0]).toBe('question smoke')
  })

  it('finds Chinese and Korean by two characters or one', () => {
    expect(names('淡滨', 'zh-Hans')).toEqual(['shop sg-tampines'])
    expect(names('滨尼厨', 'zh-Hans')).toEqual(['shop sg-tampines'])
    expect(names('淡', 'zh-Hans')).toEqual(['shop sg-tampines'])
    expect(names('滨淡', 'zh-Hans')).toEqual([])
  })

  it('G14: does not find content dated in the future', () => {
    expect(names('yet')).toEqual([])
    expect(createCatalog(index, '3000-01-01').search('en', 'yet', 5).total).toBe(1)
  })

  it('shows English if a translation is missing, and marks it', () => {
    expect(hits('showroom', 'ko')[0]).toMatchObject({ title: { lang: 'en' } })
  })
})

describe('search results', () => {
  it('mark the found words', () => {
    const [hit] = hits('showroom')
    expect(hit?.title.parts).toEqual([
      { text: 'A new ', marked: false },
      { text: 'showroom', marked: true },
      { text: ' (en)', marked: false },
    ])
  })

  it('mark only the Chinese characters of the query', () => {
    const [hit] = hits('尼', 'zh-Hans')
    expect(hit?.title.parts.filter(({ marked }) => marked)).toEqual([{ text: '尼', marked: true }])
  })

  it('count all hits, including those beyond the limit', () => {
    const view = catalog.search('en', 'hood', 1)
    const products = view.groups.find(({ kind }) => kind === 'product')
    expect(products?.hits).toHaveLength(1)
    expect(products?.total).toBeGreaterThan(1)
    expect(view.total).toBe(view.groups.reduce((sum, { total }) => sum + total, 0))
  })
})

it.each([
  '',
  ' ',
  '<',
  '😀',
  '\u0000',
  '\ud800',
  '*',
  '__proto__',
  'constructor',
  '<script>'.repeat(640),
  '锅'.repeat(1700),
  'a',
  'what is the',
])('search accepts any input (%#)', (query) => expect(catalog.search('zh-Hans', query, 5).total).toBe(0))
