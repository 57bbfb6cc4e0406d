import { describe, expect, it } from 'vitest'
import type { SearchHit } from '#contract/views/search.ts'
import { createCatalog } from '../create-catalog.ts'
import { loadSnapshot } from '../load-catalog.ts'
import { fixtureFolder } from '../testing/fixture.ts'

const snapshot = await loadSnapshot(fixtureFolder)
const catalog = createCatalog(snapshot, '2026-11-21')

const hits = (query: string, language: Parameters<typeof catalog.search>[0] = 'en') =>
  catalog.search(language, query, 20).groups.flatMap((group) => group.hits)
const nameOf = (hit: SearchHit) => (hit.kind === 'product' ? hit.product.code : `${hit.kind} ${'id' in hit ? hit.id : hit.code}`)
const names = (...args: Parameters<typeof hits>) => hits(...args).map(nameOf)

describe('search: by the code of a model', () => {
  it.each(['RH-0001', 'rh0001', '0001', 'rh 0001', ' Rh-0001 '])('%s puts that model first', (query) => {
    expect(names(query)[0]).toMatch(query.trim() === '0001' ? /-0001$/ : /^RH-0001$/)
  })

  it('finds models that are no longer sold, and says since when', () => {
    expect(hits('rh-0090')[0]).toMatchObject({ kind: 'product', discontinued: '2023-03-31' })
  })

  it('finds the documents of the model, in the language of the visitor', () => {
    const files = hits('RH-0001 说明书', 'zh-Hans').flatMap((hit) => (hit.kind === 'document' ? [hit.file.fileName] : []))
    expect(files[0]).toBe('RH-0001-manual-zh-Hans.pdf')
  })

  it('suggests models by the beginning of a code', () => {
    expect(names('sd-00')).toEqual(expect.arrayContaining(['SD-0001', 'SD-0002']))
  })
})

describe('search: by words', () => {
  it('finds every kind', () => {
    expect(names('smoke')).toEqual(expect.arrayContaining(['question smoke', 'video wok-smoke']))
    expect(names('congee')).toEqual(['recipe congee-with-ginger'])
    expect(names('showroom')).toEqual(['news showroom'])
    expect(names('tampines')).toEqual(['shop sg-tampines'])
  })

  it('finds other endings and forgives one letter', () => {
    expect(names('cleaning filters')).toContain('question clean-filter')
    expect(names('congea')).toEqual(['recipe congee-with-ginger'])
    expect(names('shoroom')).toEqual(['news showroom'])
  })

  it('finds what says half of what was asked, if nothing says all', () => {
    expect(names('why does my grandmother smoke')).toContain('question smoke')
    expect(names('grandmother bothered xylophone')).toEqual([])
  })

  it('finds Chinese and Korean by two characters, and by one', () => {
    expect(names('淡滨', 'zh-Hans')).toEqual(['shop sg-tampines'])
    expect(names('滨尼厨', 'zh-Hans')).toEqual(['shop sg-tampines'])
    expect(names('淡', 'zh-Hans')).toEqual(['shop sg-tampines'])
    expect(names('滨淡', 'zh-Hans')).toEqual([])
  })

  it('G14: finds nothing that is dated in the future', () => {
    expect(names('yet')).toEqual([])
    expect(createCatalog(snapshot, '3000-01-01').search('en', 'yet', 5).total).toBe(1)
  })

  it('shows English where a translation is missing, marked as such', () => {
    expect(hits('showroom', 'ko')[0]).toMatchObject({ title: { lang: 'en' } })
  })
})

describe('search: what is shown', () => {
  it('marks the words that were found', () => {
    const [hit] = hits('showroom')
    expect(hit?.title.parts).toEqual([
      { text: 'A new ', marked: false },
      { text: 'showroom', marked: true },
      { text: ' (en)', marked: false },
    ])
  })

  it('marks no more of Chinese than was asked for', () => {
    const [hit] = hits('尼', 'zh-Hans')
    expect(hit?.title.parts.filter(({ marked }) => marked)).toEqual([{ text: '尼', marked: true }])
  })

  it('counts what is not shown', () => {
    const view = catalog.search('en', 'hood', 1)
    const products = view.groups.find(({ kind }) => kind === 'product')
    expect(products?.hits).toHaveLength(1)
    expect(products?.total).toBeGreaterThan(1)
    expect(view.total).toBe(view.groups.reduce((sum, { total }) => sum + total, 0))
  })
})

it.each(['', ' ', '<', '😀', '\u0000', '\ud800', '*', '__proto__', 'constructor', '<script>'.repeat(640), '锅'.repeat(1700)])(
  'search: whatever is typed has an answer (%#)',
  (query) => expect(catalog.search('zh-Hans', query, 5).total).toBe(0),
)
