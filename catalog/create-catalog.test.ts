import { describe, expect, it } from 'vitest'
import { contactCodes } from '#contract/contact/contact-codes.ts'
import { featureUrl, pageUrl } from '#contract/pages/urls.ts'
import type { FilterChoice } from '#contract/views.ts'
import { loadCatalog, loadIndex } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { createCatalog } from './create-catalog.ts'

const catalog = await loadCatalog(fixtureFolder)
const index = await loadIndex(fixtureFolder)
const codes = (groups: ReturnType<typeof catalog.productGroups>) =>
  groups.map(({ id, products }) => [id, ...products.map(({ code }) => code)])

describe('P2: what lists show of a product', () => {
  it.each([
    { discontinued: undefined, isPriced: true },
    { discontinued: '2026-11-22', isPriced: true },
    { discontinued: '2026-11-21', isPriced: false },
  ])('has a price until it is discontinued: $discontinued', ({ discontinued, isPriced }) => {
    const productSummary = (id: string) => ({ ...index.productSummary(id), discontinued })
    const card = createCatalog({ ...index, productSummary }, '2026-11-21').productByCode('en', 'RH-0001')
    expect(card?.price !== undefined).toBe(isPriced)
  })
})

describe('P2: filters', () => {
  it.each<{ choice: FilterChoice; shown: string[][]; why: string }>([
    {
      choice: {},
      shown: [
        ['vela', 'RH-0001'],
        ['isola', 'RH-0002'],
      ],
      why: 'no filter: all products, by series and position',
    },
    { choice: { type: ['1'] }, shown: [['vela', 'RH-0001']], why: 'one option' },
    {
      choice: { type: ['1', '2'] },
      shown: [
        ['vela', 'RH-0001'],
        ['isola', 'RH-0002'],
      ],
      why: 'several values of one filter: any of them may match',
    },
    { choice: { type: ['1'], airflow: ['2'] }, shown: [], why: 'several filters: all of them must match' },
    { choice: { airflow: ['2'] }, shown: [['isola', 'RH-0002']], why: '900 is in the range that starts at 900' },
    { choice: { airflow: ['1'] }, shown: [], why: '900 is not in the range that ends below 900' },
    { choice: { noise: ['2'] }, shown: [['isola', 'RH-0002']], why: 'an exact number' },
    {
      choice: { colour: ['1'] },
      shown: [
        ['vela', 'RH-0001'],
        ['isola', 'RH-0002'],
      ],
      why: 'ignores a filter type that the category does not have',
    },
    { choice: { type: ['99'] }, shown: [], why: 'a value that its filter type does not have matches nothing' },
    {
      choice: { type: [] },
      shown: [
        ['vela', 'RH-0001'],
        ['isola', 'RH-0002'],
      ],
      why: 'a filter without values matches everything',
    },
  ])('$why', ({ choice, shown }) => expect(codes(catalog.productGroups('en', 1, { ticked: choice }))).toEqual(shown))

  it('gives each value its translated name and the number of matching products in the category', () => {
    const [type, airflow, noise] = catalog.filters('id', 1)
    expect(type).toMatchObject({
      id: '11',
      type: 'type',
      title: { text: 'Tipe' },
      values: [
        { name: { text: 'Miring' }, count: 1 },
        { name: { text: 'Pulau' }, count: 1 },
      ],
    })
    expect(airflow?.values.map(({ name, count }) => [name.text, count])).toEqual([
      ['<\u00a0900\u00a0m³/h', 0],
      ['900–1.300\u00a0m³/h', 1],
      ['≥\u00a01.300\u00a0m³/h', 1],
    ])
    expect(noise?.values[1]?.name.text).toBe('49,5\u00a0dB(A)')
  })

  it('P3: sorts the products of a series by position', () => {
    expect(codes(catalog.productGroups('en', 6))).toEqual([['acqua', 'SD-0002', 'SD-0001']])
  })
})

describe('C: compare', () => {
  it('C3: has one row per parameter, in the order of the category, and one cell per product', () => {
    const { products, rows } = catalog.compare('en', ['101', '102'])
    expect(products.map(({ code }) => code)).toEqual(['RH-0001', 'RH-0002'])
    expect(rows.map(({ key }) => key)).toEqual(['type', 'airflow', 'noise', 'size', 'controls', 'self-cleaning', 'supply'])
    expect(rows[4]).toMatchObject({ cells: [[{ text: 'Touch' }, { text: 'Gesture' }], []], differs: true })
  })

  it('C2: shows all parameters of products of several categories, each once', () => {
    const { rows } = catalog.compare('en', ['101', '601'])
    expect(rows.map(({ key }) => key)).toEqual([
      'type',
      'airflow',
      'noise',
      'size',
      'controls',
      'self-cleaning',
      'supply',
      'water-rating',
    ])
    expect(rows.at(-1)).toMatchObject({ cells: [[], [{ text: '3 ticks' }]], differs: true })
    expect(rows[6]).toMatchObject({ key: 'supply', differs: false })
  })

  it('has no row for a parameter that no product has', () => {
    expect(catalog.compare('en', ['102']).rows.map(({ key }) => key)).not.toContain('supply')
  })

  it('C4: compares the first three distinct ids that exist, and reports missing ids', () => {
    const { products, missing, surplus } = catalog.compare('en', ['999', '101', '101', '102', '999', '601', '602', '__proto__'])
    expect(products.map(({ id }) => id)).toEqual(['101', '102', '601'])
    expect(missing).toEqual(['999', '__proto__'])
    expect(surplus).toEqual(['SD-0002'])
  })

  it('is empty without ids', () =>
    expect(catalog.compare('en', [])).toEqual({
      products: [],
      rows: [],
      outlines: [],
      spareParts: [],
      missing: [],
      surplus: [],
      related: [],
    }))
})

describe('D: a product', () => {
  it.each(['RH-0001', 'rh-0001', 'RH0001', 'rh0001'])('is found by its code in any spelling: %s', (code) => {
    expect(catalog.product('en', code)?.code).toBe('RH-0001')
  })

  it('shows its parameters in the order of the category, formatted in the language', () => {
    expect(catalog.product('ko', 'RH-0001')?.parameters.slice(0, 2)).toEqual([
      { key: 'type', name: { text: '형태' }, values: [{ text: '경사형' }] },
      { key: 'airflow', name: { text: '최대 풍량' }, values: [{ text: '1,450\u00a0m³/h' }] },
    ])
  })

  it('fills parameter values into its texts, formatted in the language', () => {
    const product = catalog.product('id', 'RH-0001')
    expect(product?.tags.map(({ text }) => text)).toEqual(['Miring', '1.450\u00a0m³/h'])
    expect(product?.intro.html).toContain('<strong>1.450\u00a0m³/h</strong>')
    expect(product?.intro.html).toContain(`<a href="${pageUrl('id', 'product', { id: 'SD-0001' })}">`)
    expect(product?.intro.html).toContain('Controls: Sentuh dan Gerakan')
    expect(product?.pictures[0]?.alt).toEqual({ text: 'RH-0001, Miring, from the left' })
  })

  it('falls back to English for untranslated texts and marks them, but formats values in the language', () => {
    const product = catalog.product('ko', 'RH-0002')
    expect(product?.title).toEqual({ text: 'Island hood, 120\u00a0cm', lang: 'en' })
    expect(product?.intro).toEqual({ html: '<p>Small.</p>', lang: 'en' })
    expect(product?.parameters[0]?.values).toEqual([{ text: '아일랜드형' }])
  })

  it('D6: offers documents in the language, else in English, else in any language', () => {
    const documents = (language: 'zh-Hans' | 'id') =>
      catalog.product(language, 'RH-0001')?.documents.map(({ kind, file }) => [kind, file.language, file.fileName])
    expect(documents('zh-Hans')?.[0]).toEqual(['manual', 'zh-Hans', 'RH-0001-manual-zh-Hans.pdf'])
    expect(documents('id')?.[0]).toEqual(['manual', 'id', 'rh-0001-manual.id.pdf'])
  })

  it('D6: offers a document that only staff have in English, else in any language', () => {
    const asBrochures = (id: string) => {
      const product = index.product(id)
      return {
        ...product,
        documents: product.documents.slice(0, 1).map((document) => ({ ...document, kind: 'brochure' as const })),
      }
    }
    const brochures = createCatalog({ ...index, product: asBrochures }, '2026-11-21')
      .product('id', 'RH-0001')
      ?.documents.filter(({ kind }) => kind === 'brochure')
    expect(brochures?.map(({ file }) => file.language)).toEqual(['en'])
  })

  it('D6: a file of staff takes the place of the document that the site would make', () => {
    const of = (language: 'en' | 'ko', kind: string) =>
      catalog.product(language, 'RH-0001')?.documents.find((document) => document.kind === kind)?.file.fileName
    expect([of('ko', 'warranty'), of('en', 'warranty')]).toEqual(['RH-0001-warranty-ko.pdf', 'rh-0001-warranty.en.pdf'])
    expect([of('ko', 'specSheet'), of('en', 'specSheet')]).toEqual(['rh-0001-spec-sheet.ko.pdf', 'rh-0001-spec-sheet.en.pdf'])
  })

  it('the URL of a document serves its current version, and unknown documents are not found', () => {
    const { url = '' } = catalog.product('en', 'RH-0001')?.documents.find(({ kind }) => kind === 'specSheet')?.file ?? {}
    const other = url.replace(/media\/[0-9a-f]+/, 'media/0123456789')
    expect(catalog.resolveMedia(url)).toMatchObject({ kind: 'document', fileName: 'rh-0001-spec-sheet.en.pdf' })
    // RH-0001 has an open notice, which no earlier version of its documents may be without.
    expect(catalog.resolveMedia(other)).toEqual({ kind: 'moved', url, isWithdrawn: true })
    expect(catalog.resolveMedia(other.replace('spec-sheet', 'brochure'))).toBeUndefined()
    expect(catalog.resolveMedia(other.replace('rh-0001', 'rh-9999'))).toBeUndefined()
    // Staff have their own Korean warranty.
    expect(catalog.resolveMedia(other.replace('spec-sheet.en', 'warranty.ko'))).toMatchObject({
      kind: 'moved',
      url: expect.stringContaining('RH-0001-warranty-ko.pdf'),
    })
  })

  it('D7: recommends the products that the content lists', () => {
    expect(catalog.recommended('en', 'rh0001').map(({ code }) => code)).toEqual(['SD-0001', 'RH-0002'])
    expect(catalog.recommended('en', 'XX-1')).toEqual([])
  })

  it('has details with optional pictures, video, scenes and installation', () => {
    const product = catalog.product('en', 'RH-0001')
    expect(product?.details.map(({ title, picture }) => [title.text, picture?.alt.text])).toEqual([
      ['Quiet', 'The RH-0001 in its kitchen'],
      ['Strong', undefined],
    ])
    expect(product?.video).toMatchObject({
      title: { text: 'How the RH-0001 opens' },
      sources: [{ type: 'mp4' }],
      captions: { type: 'vtt' },
    })
    expect(product?.scenes).toHaveLength(1)
    expect(product).toMatchObject({
      hasFeature: true,
      isSurvey: true,
      buyLink: 'https://shop.example.com/rh-0001',
      seriesName: { text: 'Vela' },
    })
    expect(product?.installationPicture?.alt.text).toBe('Drawing of the RH-0001 with its distances')
  })
})

describe('X1: framed URLs', () => {
  it('give our own page in the requested language', () => {
    expect(catalog.framedUrl('en', 'series', 'vela', 1)).toBe(featureUrl('en', 'vela'))
    expect(catalog.framedUrl('zh-Hant', 'series', 'vela', 1)).toBe(featureUrl('zh-Hant', 'vela'))
    expect(catalog.feature('ko', 'vela')?.title.text).toBe('The Vela story (ko)')
    expect(catalog.featureIds()).toEqual(['vela'])
  })

  it('give the external URL for a page of another site', () => {
    expect(catalog.framedUrl('ko', 'product', 'SD-0002', 6)).toBe('https://outside.example.com/sd-0002')
    expect(catalog.framedOrigins()).toEqual(['https://outside.example.com'])
    expect(catalog.feature('ko', 'sd-0002')).toBeUndefined()
  })

  it.each([
    { type: 'series', name: 'isola', category: 1 },
    { type: 'series', name: 'vela', category: 2 },
    { type: 'product', name: 'vela', category: 1 },
    { type: 'series', name: 'https://evil.example.com/', category: 1 },
  ] as const)('are undefined for an entry that is not listed: $type $name $category', ({ type, name, category }) => {
    expect(catalog.framedUrl('en', type, name, category)).toBeUndefined()
  })
})

describe('the catalog', () => {
  it('G13: has no own page for a product with an external page', () => {
    expect(catalog.productCodes()).toEqual(['RH-0001', 'RH-0002', 'SD-0001'])
    expect(catalog.productById('en', '602')).toMatchObject({ isOutside: true })
  })

  it('P1: gives banners of the category, then banners for all categories', () => {
    expect(catalog.banners('en', 'list', 1).map(({ id }) => id)).toEqual(['list-hoods', 'list-all'])
    expect(catalog.banners('en', 'list', 2).map(({ id }) => id)).toEqual(['list-all'])
    expect(catalog.banners('en', 'home').map(({ target }) => target)).toEqual([
      { kind: 'framed', type: 'series', name: 'vela', category: 1 },
    ])
  })

  it('G6: makes QR codes from the links in the content', () => {
    const { categories, countries } = catalog.site('zh-Hans')
    expect(catalog.contactCode('whatsApp')).toMatch(/^<svg [^>]*viewBox/)
    expect(new Set(contactCodes.map(catalog.contactCode)).size).toBe(3)
    expect(categories.map(({ name }) => name.text)[5]).toBe('水槽洗碗机')
    expect(countries[0]?.languages).toEqual(['en', 'zh-Hans'])
  })

  it('shows the entries of home.yaml on the home page, in the same order', () => {
    const home = catalog.home('en')
    expect(home.hotProducts.map(({ code }) => code)).toEqual(['RH-0002', 'RH-0001'])
    expect(home.series.map(({ id }) => id)).toEqual(['vela', 'acqua'])
    expect(home.quotes[0]).toMatchObject({ productCode: 'RH-0001' })
  })

  it('gives out frozen objects, so that a caller cannot change them for others', () => {
    const product = catalog.product('en', 'RH-0001')
    expect(() => product?.tags.pop()).toThrow(TypeError)
    expect(catalog.product('en', 'RH-0001')).toBe(product)
  })
})
