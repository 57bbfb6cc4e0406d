import { describe, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { loadIndex } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { createCatalog } from './create-catalog.ts'
import { revisedOn } from './documents/edition.ts'

const index = await loadIndex(fixtureFolder)
const on = (day: string) => createCatalog(index, day)
const catalog = on('2026-11-21')
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

describe('K4: accessories', () => {
  const codes = (fitting?: Parameters<typeof catalog.accessories>[1]) =>
    catalog.accessories('en', fitting).map(({ code }) => code)

  it('are those that fit a model by its code, its series and values, or its category', () => {
    expect(codes({ code: 'rh 0001' })).toEqual(['CF-01', 'VA-0001-12'])
    expect(codes({ code: 'RH-0090' })).toEqual(['CF-01', 'VA-0001-12'])
    expect(codes({ code: 'RH-0002' })).toEqual(['CF-01'])
    expect(codes({ code: 'SD-0001' })).toEqual([])
    expect(codes({ code: 'RH-9999' })).toEqual([])
  })

  it('have a picture that is described by their title', () => {
    const [filter, cup] = catalog.accessories('zh-Hans')
    expect(filter?.picture?.alt.text).toBe('活性炭滤网')
    expect(cup?.picture).toBeUndefined()
  })

  it('say which models they fit, and whether those are all of a category', () => {
    expect(catalog.accessories('en')).toMatchObject([
      { code: 'CF-01', models: ['RH-0001', 'RH-0090', 'RH-0002'], wholeCategories: [1] },
      { code: 'VA-0001-12', models: ['RH-0001', 'RH-0090'], wholeCategories: [] },
    ])
  })
})

describe('D9: prices', () => {
  it('belong to products that are sold', () => {
    const price = { from: 2480, on: '2026-11-01' }
    expect(catalog.product('ko', 'RH-0001')?.price).toEqual(price)
    expect(catalog.productById('en', '101')?.price).toEqual(price)
    expect(catalog.product('en', 'RH-0002')?.price).toBeUndefined()
    expect(catalog.product('en', 'RH-0090')?.price).toBeUndefined()
    expect(on('2023-01-01').product('en', 'RH-0090')?.price).toMatchObject({ from: 1980 })
  })

  it('are in the content index, for sorting', () => {
    expect(index.products.find(({ code }) => code === 'RH-0001')?.price?.from).toBe(2480)
  })

  it('K5: the charges have a price each, and zero is one', () => {
    expect(catalog.charges('zh-Hans')?.groups).toMatchObject([
      {
        title: { text: '安装' },
        rows: [
          { price: 220, from: true },
          { price: 0, from: false, note: { lang: 'en' } },
        ],
      },
    ])
  })

  it('K6: the years of warranty are those of the products, then those of the parts, longest first', () => {
    expect(catalog.warrantyYears('en').map(({ id, years }) => [id, years])).toEqual([
      ['accessory', 2],
      ['spare-part', 1],
      ['consumable', 0],
    ])
  })
})

describe('N: articles', () => {
  it('N2: are sorted with the newest first', () => {
    expect(ids(catalog.articles('en', 'news'))).toEqual(['showroom', 'new-hood'])
    expect(ids(catalog.articles('en', 'recipe'))).toEqual(['pineapple-tarts', 'congee-with-ginger'])
  })

  it('N1: can be limited to the recommended ones of a kind', () => {
    expect(ids(catalog.recommendedArticles('en', 'news'))).toEqual(['new-hood'])
    expect(ids(catalog.recommendedArticles('en', 'case'))).toEqual(['marina-towers'])
    expect(catalog.recommendedArticles('en', 'happiness')).toEqual([])
  })

  it('N5: a news article has its text in the language and the products it mentions', () => {
    const article = catalog.article('zh-Hant', 'news', 'new-hood')
    expect(article).toMatchObject({ kind: 'news', published: '2026-03-01', title: { text: 'A new hood (zh-Hant)' } })
    expect(article?.content.html).toContain('<h2>Under the wok</h2>')
    expect(article?.content.html).toContain(
      `<a href="${pageUrl('zh-Hant', 'product', { id: 'RH-0001' })}">the hood</a>, <strong>now</strong>`,
    )
    expect(article?.products.map(({ code }) => code)).toEqual(['RH-0001', 'RH-0090'])
    expect(article?.picture.alt.text).toBe('A kitchen (zh-Hant)')
  })

  it('falls back to English and marks the text if a translation is missing', () => {
    const article = catalog.article('ko', 'news', 'showroom')
    expect(article?.title).toEqual({ text: 'A new showroom (en)', lang: 'en' })
    expect(article?.content.lang).toBe('en')
  })

  it('N6: a video has its player, captions and length', () => {
    const video = catalog.article('ko', 'video', 'wok-smoke')
    expect(video).toMatchObject({
      seconds: 8,
      player: { sources: [{ type: 'mp4' }], captions: { type: 'vtt', language: 'en' }, title: { text: 'Wok smoke (ko)' } },
      captions: [{ language: 'en' }],
      products: [{ code: 'RH-0001' }],
    })
  })

  it('N7: a recipe has portions, times, ingredients, steps and its appliance', () => {
    expect(catalog.article('id', 'recipe', 'congee-with-ginger')).toMatchObject({
      portions: 4,
      prepMinutes: 10,
      cookMinutes: 50,
      totalMinutes: 60,
      calories: 210,
      cuisine: { text: 'Kanton' },
      course: { text: 'Sarapan' },
      ingredients: [
        { items: [{ text: '200\u00a0g rice' }, { text: '2\u00a0L water' }] },
        { title: { text: 'To serve (id)' }, items: [{ text: 'ginger < 1\u00a0cm' }] },
      ],
      steps: [{ text: 'Wash the rice.' }, { text: 'Let it simmer.' }],
      tip: { text: 'Stir (id).' },
      products: [{ code: 'RH-0002' }],
    })
  })

  it('O5: a project has its place, year and number of kitchens', () => {
    expect(catalog.article('zh-Hans', 'case', 'marina-towers')).toMatchObject({
      caseKind: 'project',
      place: { text: '滨海南' },
      year: 2024,
      kitchens: 214,
      content: { html: expect.stringContaining('<strong>now</strong>') },
    })
  })

  it.each(['nowhere', '__proto__', '', 'congee-with-ginger'])('G9: news with the unknown id %j is undefined', (id) => {
    expect(catalog.article('en', 'news', id)).toBeUndefined()
  })

  it('H4, H5: the home page shows the news and recipes that home.yaml lists', () => {
    expect(ids(catalog.home('en').hotNews)).toEqual(['new-hood'])
    expect(ids(catalog.home('en').hotRecipes)).toEqual(['pineapple-tarts'])
  })
})

describe('G14: content dated in the future', () => {
  it('does not exist before its date: not in lists, not by id, not on the home page', () => {
    const before = on('2026-05-19')
    expect(ids(before.articles('en', 'news'))).toEqual(['new-hood'])
    expect(before.article('en', 'news', 'showroom')).toBeUndefined()
    expect(ids(on('2026-05-20').articles('en', 'news'))).toEqual(['showroom', 'new-hood'])
    expect(ids(on('2026-02-28').home('en').hotNews)).toEqual([])
    expect(ids(on('2999-12-31').home('en').hotNews)).toEqual(['tomorrow', 'new-hood'])
  })

  it('shows notices from their first to their last day', () => {
    expect(ids(on('2019-12-31').notices('en'))).toEqual([])
    expect(ids(on('2021-01-01').notices('en'))).toEqual(['old-advice'])
    expect(ids(on('2021-01-02').notices('en'))).toEqual([])
    expect(ids(on('2026-02-01').notices('en'))).toEqual(['rh-0001-glass'])
  })

  it('lists a product until the day it is discontinued', () => {
    const codes = (day: string) =>
      on(day)
        .productGroups('en', 1)
        .flatMap(({ products }) => products.map(({ code }) => code))
    expect(codes('2023-03-30')).toEqual(['RH-0001', 'RH-0090', 'RH-0002'])
    expect(codes('2023-03-31')).toEqual(['RH-0001', 'RH-0002'])
  })

  it('gives each day its own version, so that caches drop the content of yesterday', () => {
    expect(new Set(['2026-05-19', '2026-05-20'].map((day) => on(day).version)).size).toBe(2)
    expect(on('2026-05-20').version).toBe(on('2026-05-20').version)
  })
})

describe('K1: questions', () => {
  it('are in the order of the category, with answers as HTML', () => {
    const [smoke, ...others] = catalog.faq('en', 1)
    expect(smoke).toMatchObject({ id: 'smoke', title: { text: 'Why is there smoke? (en)' }, productCodes: ['RH-0001'] })
    expect(smoke?.answer.html).toBe('<p>Switch it on <strong>before</strong> you cook.</p>')
    expect(ids(others)).toEqual(['clean-filter', 'island-height'])
  })

  it('are empty for a category without questions, and fall back to English', () => {
    expect(catalog.faq('en', 2)).toEqual([])
    expect(catalog.faq('ko', 1)[0]?.title.lang).toBe('en')
  })
})

describe('support of one model', () => {
  it('has documents in every language, questions, videos, recipes and notices', () => {
    const support = catalog.support('zh-Hans', 'rh0001')
    expect(support).toMatchObject({ product: { code: 'RH-0001' }, seriesName: { text: 'Vela' } })
    const [manual, specSheet] = support?.documents.map(({ files }) => files.map(({ fileName }) => fileName)) ?? []
    expect(manual?.slice(0, 3)).toEqual(['RH-0001-manual-zh-Hans.pdf', 'RH-0001-manual.pdf', 'rh-0001-manual.ko.pdf'])
    expect(specSheet).toEqual(['zh-hans', 'en', 'ko', 'id', 'zh-hant'].map((tag) => `rh-0001-spec-sheet.${tag}.pdf`))
    expect(support && [support.faq, support.videos, support.recipes, support.notices].map(ids)).toEqual([
      ['smoke', 'clean-filter'],
      ['wok-smoke'],
      ['pineapple-tarts'],
      ['rh-0001-glass'],
    ])
    expect(catalog.support('en', 'ZZ-0001')).toBeUndefined()
  })

  it('remains for a discontinued model, with its documents and their edition', () => {
    expect(catalog.support('en', 'RH-0090')).toMatchObject({
      discontinued: '2023-03-31',
      successor: { code: 'RH-0001' },
      documents: expect.arrayContaining([
        expect.objectContaining({ kind: 'manual', edition: '2026-03-01' }),
        expect.objectContaining({ kind: 'specSheet', edition: revisedOn([]) }),
      ]),
      notices: [{ id: 'rh-0001-glass' }],
    })
  })

  it('has safety notices with their models and serial numbers', () => {
    expect(catalog.noticesAbout('ko', 'rh-0090')).toMatchObject([
      {
        severity: 'safety',
        title: { text: 'Check the glass (ko)' },
        content: { html: '<p>Look at the <strong>plate</strong>.</p>' },
        models: [
          { product: { code: 'RH-0001' }, serials: [{ from: '230100001', to: '230100950' }] },
          { product: { code: 'RH-0090' } },
        ],
      },
    ])
    expect(catalog.noticesAbout('en', 'RH-0002')).toEqual([])
  })

  it('K2: lists manuals by series, discontinued models last', () => {
    const groups = catalog.manuals('en', 1)
    expect(groups.map(({ id, products }) => [id, ...products.map(({ product }) => product.code)])).toEqual([
      ['vela', 'RH-0001', 'RH-0090'],
      ['isola', 'RH-0002'],
    ])
    expect(groups[0]?.products[0]?.leaflet).toMatchObject({ fileName: 'RH-0001-manual.pdf', type: 'pdf' })
    expect(groups[1]?.products[0]?.manual).toMatchObject({ fileName: 'rh-0002-manual.en.pdf' })
  })

  it('K2: does not offer a specification sheet as a manual', () => {
    const productSummary = (id: string) => {
      const summary = index.productSummary(id)
      // Its manual needs the airflow.
      const { airflow: _, ...values } = summary.values
      return { ...summary, values, documents: summary.documents.map((document) => ({ ...document, kind: 'specSheet' as const })) }
    }
    const [group] = createCatalog({ ...index, productSummary }, '2026-11-21').manuals('en', 1)
    expect(group?.products[0]).toMatchObject({ product: { code: 'RH-0001' }, leaflet: { type: 'pdf' } })
    expect(group?.products[0]?.manual).toBeUndefined()
    expect(catalog.manuals('en', 1)[0]?.products[0]?.manual).toMatchObject({ fileName: 'RH-0001-manual.pdf' })
  })
})

describe('a discontinued product', () => {
  it('is left out of lists, filters, menus and recommendations, but is found by code and id', () => {
    expect(catalog.filters('en', 1)[0]?.values[0]?.count).toBe(1)
    expect(catalog.productCodes()).not.toContain('RH-0090')
    expect(catalog.supportedCodes()).toContain('RH-0090')
    expect(catalog.product('en', 'RH-0090')).toMatchObject({ discontinued: '2023-03-31' })
    expect(catalog.productById('en', '109')?.code).toBe('RH-0090')
    expect(catalog.compare('en', ['101', '109']).products.map(({ code }) => code)).toEqual(['RH-0001', 'RH-0090'])
  })
})

describe('X: written pages', () => {
  it('have their sections in order', () => {
    const page = catalog.page('ko', 'brand')
    expect(page).toMatchObject({ title: { text: 'Happiness starts in your kitchen' }, updated: '2026-06-30', groups: [] })
    expect(page?.sections.map(({ id, picture }) => [id, picture?.alt.text])).toEqual([
      ['origin', 'A wok (ko)'],
      ['today', undefined],
    ])
    expect(page?.sections[0]?.text.html).toContain(`href="${pageUrl('ko', 'productList')}"`)
  })

  it('X8: have sections under the titles of their groups', () => {
    const page = catalog.page('en', 'service-promise')
    expect(page?.groups.map(({ title, sections }) => [title.text, ...ids(sections)])).toEqual([
      ['Before (en)', 'advice'],
      ['After (en)', 'repair', 'parts'],
    ])
    expect(ids(page?.sections ?? [])).toEqual(['advice', 'repair', 'parts'])
  })

  it('are undefined if the content does not have the page', () => expect(catalog.page('en', 'about')).toBeUndefined())

  it('X7: the world map counts the shops of each country', () => {
    expect(catalog.outlets('zh-Hans')).toEqual([
      { country: { text: '新加坡' }, shops: 2, position: { lat: 1.35, lon: 103.82 } },
      { country: { text: '马来西亚' }, shops: 1, position: { lat: 3.14, lon: 101.69 } },
    ])
  })
})

describe('S: stores and shops', () => {
  it('S1: a store has its opening hours and a link to a map', () => {
    const [best, courts] = catalog.stores('en')
    expect(best).toMatchObject({
      tab: { text: 'Best Denki (by appointment only)' },
      postcode: '238858',
      mapUrl: 'https://www.google.com/maps/search/?api=1&query=1.3048%2C103.8318',
    })
    expect(best?.hours[1]).toEqual({ days: ['sat', 'sun'], open: '10:00', close: '22:00' })
    expect(best?.picture?.alt.text).toBe('Best Denki')
    expect(courts?.picture).toBeUndefined()
  })

  it('S2: areas contain countries and cities, and each shop has its city', () => {
    expect(catalog.places('zh-Hans').map(({ name, countries }) => [name.text, ...ids(countries)])).toEqual([
      ['东南亚', 'singapore', 'malaysia'],
      ['欧洲', 'italy'],
    ])
    const inCity = (city: string) => ids(catalog.shops('en').filter((shop) => shop.city.id === city))
    expect(inCity('east')).toEqual(['sg-tampines'])
    expect(inCity('west')).toEqual([])
  })

  it('does not mark a shop name that is the same in every language as a fallback', () => {
    const [orchard, tampines] = catalog.shops('ko')
    expect(orchard?.name).toEqual({ text: 'Kitchen House Orchard' })
    expect(tampines?.address).toEqual({ text: '20 Tampines Example, Singapore 529501' })
    expect(catalog.shops('en')[2]?.mapUrl).toContain('Dapur%20Penang%2C%201%20Jalan%20Contoh')
  })

  it('sorts the shops of Singapore by their distance from a postcode', () => {
    const near = catalog.shopsNear('en', '529999')
    expect(near?.from.lat).toBeCloseTo(1.35, 1)
    expect(near?.shops.map(({ shop, km }) => [shop.id, Math.round(km)])).toEqual([
      ['sg-tampines', 0],
      ['sg-orchard', 13],
    ])
    expect(ids((catalog.shopsNear('en', '238801')?.shops ?? []).map(({ shop }) => shop))).toEqual(['sg-orchard', 'sg-tampines'])
  })

  it.each(['52999', '990000', 'abcdef', '', '__proto__', '５２９９９９'])(
    'finds no shops for %j, which is not a Singapore postcode',
    (postcode) => {
      expect(catalog.shopsNear('en', postcode)).toBeUndefined()
    },
  )
})
