import { describe, expect, it } from 'vitest'
import { readContent } from '../read/read-content.ts'
import { type Edits, fixtureDraft, fixtureFiles } from '../testing/fixture.ts'
import { advice, rules } from './all-rules.ts'

const hoods = 'categories/range-hoods/category.yaml'
const hood = 'products/rh-0001/product.yaml'
const hoodWords = 'products/rh-0001/en.yaml'
const filter = 'accessories/cf-01/accessory.yaml'
const cup = 'accessories/va-0001-12/accessory.yaml'
const sink = 'products/sd-0001/product.yaml'
const swap = (from: string, to: string) => (text: string) => text.replace(from, to)
const add = (text: string) => (before: string) => before + text

async function faultsAfter(edits: Edits) {
  const draft = await fixtureDraft(edits)
  return rules.flatMap((rule) => rule(draft)).map(({ file, field }) => `${file} ${field}`.trim())
}

it('the fixture breaks no rule', async () => {
  expect(await faultsAfter({})).toEqual([])
})

type Case = { title: string; edits: Edits; faults: string[] }

const cases: Case[] = [
  {
    title: 'G0: two categories with the same number',
    edits: { [hoods]: swap('number: 1', 'number: 2') },
    faults: [`${hoods} number`],
  },
  { title: 'two products with the same id', edits: { [sink]: swap('"601"', '"101"') }, faults: [`${sink} id`] },
  { title: 'two filters with the same id', edits: { [hoods]: swap('id: "12"', 'id: "11"') }, faults: [`${hoods} filters.1.id`] },
  {
    title: 'two filters with the same type',
    edits: { [hoods]: swap('type: noise', 'type: airflow') },
    faults: [`${hoods} filters.2.type`],
  },
  {
    title: 'two filter values with the same id',
    edits: { [hoods]: swap('id: "2", option', 'id: "1", option') },
    faults: [`${hoods} filters.0.values.1.id`],
  },
  {
    title: 'a figure that is not a parameter, and one that is not a number',
    edits: { [hoods]: swap('filters:', 'figures: [airflow, nowhere, type]\nfilters:') },
    faults: [`${hoods} figures.1`, `${hoods} figures.2`],
  },
  {
    title: 'a colour of a finish that does not exist',
    edits: { [hoods]: swap('    options:', '    colours: { nowhere: "#1c1a17" }\n    options:') },
    faults: [`${hoods} parameters.0.colours.nowhere`],
  },
  {
    title: 'two banners with the same id',
    edits: { 'banners.yaml': swap('list-all', 'list-hoods') },
    faults: ['banners.yaml 2.id'],
  },
  {
    title: 'a code that does not match its folder',
    edits: { [sink]: swap('SD-0001', 'SD-0009') },
    faults: [`${sink} code`, `${hood} recommended.0`],
  },
  {
    title: 'a series of another category',
    edits: { [sink]: swap('series: acqua', 'series: vela') },
    faults: [`${sink} series`],
  },
  {
    title: 'an unknown series',
    edits: { [sink]: swap('series: acqua', 'series: nowhere') },
    faults: [`${sink} series`],
  },
  {
    title: 'a product that recommends an unknown product',
    edits: { [hood]: swap('RH-0002]', 'RH-9999]') },
    faults: [`${hood} recommended.1`],
  },
  {
    title: 'a product that recommends itself',
    edits: { [hood]: swap('RH-0002]', 'RH-0001]') },
    faults: [`${hood} recommended.1`],
  },
  {
    title: 'K4: an accessory of another folder',
    edits: { [filter]: swap('code: CF-01', 'code: CF-02') },
    faults: [`${filter} code`],
  },
  {
    title: 'K4: two accessories with the same code or title',
    edits: { [cup]: (text) => text.replace('VA-0001-12', 'CF-01').replace('Oil cup', 'Carbon filter') },
    faults: [`${cup} code`, `${cup} code`, `${cup} title.en`],
  },
  {
    title: 'K4: an accessory for an unknown model',
    edits: { [cup]: swap('RH-0090', 'RH-9999') },
    faults: [`${cup} fits.0.models.0`],
  },
  {
    title: 'K4: an accessory for an unknown series',
    edits: { [cup]: swap('series: vela', 'series: nowhere') },
    faults: [`${cup} fits.1.series`],
  },
  {
    title: 'K4: an accessory for an unknown category',
    edits: { [filter]: swap('category: range-hoods', 'category: ovens') },
    faults: [`${filter} fits.0.category`],
  },
  {
    title: 'K4: an accessory for values that no product has',
    edits: { [cup]: swap('self-cleaning: true', 'self-cleaning: false') },
    faults: [`${cup} fits.1`],
  },
  {
    title: 'K4: a hood whose recirculation kit does not fit',
    edits: {
      [hoods]: swap('parameters:\n', 'parameters:\n  - { kind: code, key: recirculation-kit, names: { en: Kit } }\n'),
      [hood]: swap('type: slanted', 'type: slanted\n  recirculation-kit: RK-90'),
    },
    faults: [`${hood} values.recirculation-kit`],
  },
  {
    title: 'an unknown successor',
    edits: { 'products/rh-0090/product.yaml': swap('successor: RH-0001', 'successor: RH-0009') },
    faults: ['products/rh-0090/product.yaml successor'],
  },
  {
    title: 'a series without a picture and without products',
    edits: {
      'series/nova/series.yaml': add('category: hobs\nposition: 1\nname: { en: Nova }\ntitle: { en: New }\nintro: { en: New }\n'),
    },
    faults: ['series/nova/series.yaml picture'],
  },
  {
    title: 'G13: a banner with a target that features/ does not list',
    edits: { 'banners.yaml': swap('name: vela', 'name: isola') },
    faults: ['banners.yaml 0.target'],
  },
  {
    title: 'a category on a banner of the home page',
    edits: { 'banners.yaml': swap('place: home', 'place: home\n  category: hobs') },
    faults: ['banners.yaml 0.category'],
  },
  {
    title: 'H2: an unknown series on the home page',
    edits: { 'home.yaml': swap('acqua', 'aqua') },
    faults: ['home.yaml series.1'],
  },
  {
    title: 'H3: an unknown hot product',
    edits: { 'home.yaml': swap('RH-0002', 'RH-0009') },
    faults: ['home.yaml hotProducts.0'],
  },
  {
    title: 'H6: a quote about an unknown product',
    edits: { 'site.yaml': swap('product: RH-0001', 'product: RH-0009') },
    faults: ['site.yaml quotes.0.product'],
  },
  {
    title: 'X1: a feature about an unknown series',
    edits: { 'features/vela/feature.yaml': swap('name: vela', 'name: velo') },
    faults: ['banners.yaml 0.target', 'features/vela/feature.yaml name'],
  },
  {
    title: 'X1: a feature and its series in different categories',
    edits: { 'features/vela/feature.yaml': swap('category: range-hoods', 'category: hobs') },
    faults: ['banners.yaml 0.target', 'features/vela/feature.yaml category'],
  },
  {
    title: 'a feature with both an own page and an external URL',
    edits: { 'features/vela/feature.yaml': add('url: https://example.com/\n') },
    faults: ['features/vela/feature.yaml url'],
  },
  {
    title: 'G13: a product with an external page that features/ does not list',
    edits: { [sink]: add('isOutside: true\n') },
    faults: [`${sink} isOutside`],
  },
  {
    title: 'a product without English words',
    edits: {
      'products/rh-0003/product.yaml': () =>
        'id: "103"\ncode: RH-0003\ncategory: range-hoods\nseries: vela\nposition: 3\nvalues: { size: [900, 390, 520] }\npictures: [a.webp]\n',
    },
    faults: ['products/rh-0003/product.yaml'],
  },
  {
    title: 'a value of a parameter that the category does not have',
    edits: { [sink]: swap('supply:', 'voltage:') },
    faults: [`${sink} values.voltage`],
  },
  {
    title: 'a text instead of a number',
    edits: { [hood]: swap('airflow: 1450', 'airflow: strong') },
    faults: [`${hood} values.airflow`],
  },
  { title: 'a size with two lengths', edits: { [hood]: swap('1520]', ']') }, faults: [`${hood} values.size`] },
  {
    title: 'an area with three lengths, a range that ends before it begins, and a curve whose points are not in order',
    edits: {
      [hoods]: swap(
        'parameters:',
        'parameters:\n  - { key: hole, kind: area, names: { en: Hole } }\n  - { key: volts, kind: range, unit: V, names: { en: Volts } }\n' +
          '  - { key: fan, kind: curve, names: { en: Fan }, x: { unit: m, names: { en: X } }, y: { unit: m, names: { en: Y } }, mark: noise, note: { en: N } }',
      ),
      [hood]: swap('  noise: 57', '  noise: 57\n  hole: [1, 2, 3]\n  volts: [240, 220]\n  fan: [[5, 0], [0, 5]]'),
    },
    faults: [`${hood} values.hole`, `${hood} values.volts`, `${hood} values.fan`],
  },
  {
    title: 'an option that the category does not have',
    edits: { [hood]: swap('[touch, gesture]', '[touch, voice]') },
    faults: [`${hood} values.controls`],
  },
  {
    title: 'a filter with an unknown parameter',
    edits: { [hoods]: swap('parameter: noise', 'parameter: loudness') },
    faults: [`${hoods} filters.2.parameter`],
  },
  {
    title: 'a filter value with an unknown option',
    edits: { [hoods]: swap('option: island', 'option: round') },
    faults: [`${hoods} filters.0.values.1`],
  },
  {
    title: 'a range that ends before it begins',
    edits: { [hoods]: swap('min: 900, max: 1300', 'min: 1300, max: 900') },
    faults: [`${hoods} filters.1.values.1`],
  },
  {
    title: 'a range of a parameter that is not a number',
    edits: { [hoods]: swap('parameter: noise', 'parameter: supply') },
    faults: [`${hoods} filters.2.values.0`, `${hoods} filters.2.values.1`],
  },
  {
    title: 'a dishwasher without a water rating',
    edits: { [sink]: swap('water-rating: 3, ', '') },
    faults: [`${sink} values.water-rating`],
  },
  {
    title: 'a water rating with five ticks',
    edits: { [sink]: swap('water-rating: 3', 'water-rating: 5') },
    // Not an option of the category, and not a rating that PUB gives.
    faults: [`${sink} values.water-rating`, `${sink} values.water-rating`],
  },
  {
    title: 'a placeholder without a value',
    edits: { [hoodWords]: swap('Only {noise}', 'Only {loudness}') },
    faults: [`${hoodWords} details.0.text`],
  },
  {
    title: 'placeholders without a product, with an unknown one, and with a wrong form',
    edits: {
      'news/new-hood/en.yaml': swap('in short', '{airflow}'),
      'news/new-hood/ko.yaml': swap('in short', '{rh-9999.airflow}'),
      'banners.yaml': (text) => text.replace(/(\ben: )[^,}]*/, '$1"{RH-0001 airflow}"'),
    },
    faults: ['news/new-hood/en.yaml intro', 'news/new-hood/ko.yaml intro', 'banners.yaml 0.pictureAlt.en'],
  },
  {
    title: 'a fact in a unit that it is not measured in',
    edits: { [hoodWords]: swap('Only {noise}', 'Only {noise in cm}') },
    faults: [`${hoodWords} details.0.text`],
  },
  {
    title: 'a placeholder in the name of a shop',
    edits: { 'shops/singapore.yaml': swap('House Orchard', '{rh-0001.airflow}') },
    faults: ['shops/singapore.yaml shops.0.name'],
  },
  {
    title: 'a missing entry in the list of alternative texts',
    edits: { [hoodWords]: swap(', "RH-0001 from the front"', '') },
    faults: [`${hoodWords} pictureAlts`],
  },
  {
    title: 'a missing block',
    edits: { [hoodWords]: swap('  - title: Strong\n    text: Moves {airflow}.\n', '') },
    faults: [`${hoodWords} details`],
  },
  {
    title: 'more tags than in English',
    edits: { 'products/rh-0001/ko.yaml': swap('tags: [', 'tags: [New, ') },
    faults: ['products/rh-0001/ko.yaml tags'],
  },
  {
    title: 'G12: a picture of a block without alternative text',
    edits: { [hoodWords]: swap('    pictureAlt: The RH-0001 in its kitchen\n', '') },
    faults: [`${hoodWords} details.0.pictureAlt`],
  },
  {
    title: 'HTML in Markdown',
    edits: { [hoodWords]: swap('Only {noise}', 'Only <b>{noise}</b>') },
    faults: [`${hoodWords} details.0.text`, `${hoodWords} details.0.text`],
  },
]

describe('content is refused for', () => {
  it.each(cases)('$title', async ({ edits, faults }) => {
    expect((await faultsAfter(edits)).sort()).toEqual(faults.sort())
  })
})

describe('content is served with a warning for', () => {
  const adviceAfter = async (edits: Edits) => {
    const draft = await fixtureDraft(edits)
    return advice.flatMap((rule) => rule(draft)).map(({ file, field, message }) => `${file} ${field} ${message}`)
  }

  it.each<{ title: string; edits: Edits; said: string }>([
    { title: 'a missing translation', edits: {}, said: 'products/rh-0002/product.yaml  is not fully translated: ko' },
    { title: 'a filter value that no product has', edits: {}, said: `${hoods} filters.1.values.0 no product has this value` },
    {
      title: 'two products with the same position',
      edits: { [sink]: swap('position: 2', 'position: 1') },
      said: 'products/sd-0002/product.yaml position products/sd-0001/product.yaml also has position 1 in acqua: change one of them',
    },
    {
      title: 'a missing alternative text in a translation',
      edits: { 'products/rh-0001/id.yaml': swap('    pictureAlt: The RH-0001 in its kitchen\n', '') },
      said: 'products/rh-0001/id.yaml details.0.pictureAlt is missing: describe the picture for people who cannot see it',
    },
  ])('$title', async ({ edits, said }) => {
    expect(await adviceAfter(edits)).toContain(said)
  })
})

it('reports a faulty file once, and not again for each reference to it', async () => {
  const files = await fixtureFiles((file, text) => (file === sink ? 'code: [' : text))

  const { draft, issues } = readContent(files)
  expect(issues.length).toBeGreaterThan(0)
  expect(rules.flatMap((rule) => rule(draft))).toEqual([])
})
