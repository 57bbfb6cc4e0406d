import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { familyOf } from '#catalog/documents/family-of.ts'
import { productText } from '#catalog/documents/product-text.ts'

import { loadIndex } from '#publishing/load-catalog.ts'
import { servesDemo } from '#tests/support/demo-content.ts'
import { servedContent } from '#tests/support/served-content.ts'

const index = await loadIndex(servedContent)
const files = (pattern: string) =>
  globSync(pattern, { cwd: servedContent }).map((path) => ({
    path,
    data: parse(readFileSync(join(servedContent, path), 'utf8')),
  }))
const english = (folder: string): string => readFileSync(join(servedContent, folder, 'en.yaml'), 'utf8')
const only = (pattern: string) => files(pattern)[0]?.data

const products = new Map(files('products/*/product.yaml').map(({ data }) => [data.code, data]))
const accessories = files('accessories/*/accessory.yaml').map(({ data }) => data)
const counters = Object.fromEntries(only('site.yaml').counters.map(({ id, value }: { id: string; value: number }) => [id, value]))

const months = 'January February March April May June July August September October November December'.split(' ')
const monthOf = (name: string, year: string) => `${year}-${String(months.indexOf(name) + 1).padStart(2, '0')}`
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** A manual or an installation guide in English, as it is for the product. */
function documentOf(code: string, name: 'manual' | 'installation'): string {
  const product = index.products.find((one) => one.code === code)
  const category = index.categories.find(({ number }) => number === product?.category)
  const family = product && category && familyOf(category.slug, product.values)
  if (!product || !category || !family) throw new Error(`${code} has no ${name}`)
  const own = { code, brand: 'Solenne', phone: '', email: '', hours: '' }
  const source = { facts: { parameters: [...category.parameters], values: product.values }, own }
  return productText(`${family[name]}/${name}`, source, 'en')?.bodies.join('\n') ?? ''
}

describe.skipIf(!servesDemo)('the facts of the texts', () => {
  it('has no more guests than Saturday mornings with six of them since 1998', () => {
    const { published } = only('news/cooking-evenings/news.yaml')
    const seats = (daysBetween('1998-01-01', published) / 7) * 6
    expect(counters.guests).toBeLessThan(seats)
    expect(counters.guests).toBeGreaterThan(seats / 2)
  })

  it('needs no more technicians for its repairs in Singapore than a service of this size has', () => {
    const { published } = only('news/repairs-within-a-week/news.yaml')
    const [withinAWeek, all] = [8, 9]
    const perWorkingDay = (counters.repairs * all) / withinAWeek / (daysBetween('2022-01-01', published) * (5 / 7))
    const visitsPerDay = 5
    expect(perWorkingDay / visitsPerDay).toBeGreaterThan(1)
    expect(perWorkingDay / visitsPerDay).toBeLessThan(20)
    expect(english('news/repairs-within-a-week')).toContain(`our ${counters.repairs.toLocaleString('en')}th repair`)
  })

  it('installs no appliance in a case before it was launched', () => {
    for (const { path, data } of files('cases/*/case.yaml')) {
      const [, month, year] = /Between (\w+) and \w+ (\d{4})/.exec(english(dirname(path))) ?? []
      const began = month && year ? monthOf(month, year) : `${data.year}-12`
      for (const code of data.products)
        expect({ path, code, launched: products.get(code).launched < began }).toEqual({ path, code, launched: true })
    }
  })

  it('dries dishes for as long in the manual as on the page', () => {
    const minutesIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])
    for (const { code, values } of products.values()) {
      if (values.drying === 'hot-air') {
        const page = minutesIn(english(`products/${code.toLowerCase()}`), /(?:circulates|over the rack) for (\d+) minutes/)
        const manual = minutesIn(documentOf(code, 'manual'), /warm air for up to (\d+) minutes/)
        // A page needn't name the minutes.
        const fits = Number.isNaN(page) || (page <= manual && page > manual - 10)
        expect({ code, fits }).toEqual({ code, fits: true })
      }
      if (values.drying === 'residual-heat') {
        const page = minutesIn(english(`products/${code.toLowerCase()}`), /(\d+) minutes of rest/)
        expect({ code, page }).toEqual({
          code,
          page: minutesIn(documentOf(code, 'manual'), /leave the lid shut for (\d+) minutes/),
        })
      }
    }
  })

  it('steams a sea bass for as long on the page as in both manuals', () => {
    for (const code of ['SO-6045', 'SO-6065'])
      expect(documentOf(code, 'manual')).toMatch(/\| Whole sea bass, 800 g \|.* 100 °C \|.* 12 \|/)
    expect(english('products/so-6045')).toContain('A whole sea bass needs twelve minutes of steam at 100 °C')
  })

  it('descales for as long on the page, in the answer and in the news as in the manuals', () => {
    const minutesOf = (code: string) =>
      Number(/(\d+) minutes(?=,? and (?:the oven )?asks for fresh water)/.exec(documentOf(code, 'manual'))?.[1])
    const [steam, combi] = [minutesOf('SO-6050'), minutesOf('SO-6065')]
    expect([steam, combi]).toEqual([40, 45])
    expect(english('products/so-6050')).toContain('one sachet, forty minutes, two rinses')
    expect(english('faq/steam-ovens')).toContain(`It takes ${combi} minutes and asks for fresh water twice`)
    expect(english('news/care-week-before-new-year')).toContain(`(50 g) and ${steam} to ${combi} minutes`)
  })

  it('cleans by pyrolysis within the time that the manual gives', () => {
    const hours = 'It takes one to two hours; the display shows how long.'
    for (const [code, page] of [
      ['EO-6074', 'sixty, ninety or a hundred and twenty minutes'],
      ['EO-6076', 'ninety minutes, or two hours'],
    ] as const) {
      expect(english(`products/${code.toLowerCase()}`)).toContain(`Pyrolysis takes ${page}`)
      expect(documentOf(code, 'manual')).toContain(hours)
    }
    expect(english('faq/electric-ovens')).toContain('Allow one to two hours')
  })

  it('gives each wok burner jets for LPG that let through the gas of its power', () => {
    const kilowattsPerSquareMillimetre = new Map<string, number>()
    for (const { code, values } of products.values()) {
      if (values.energy !== 'gas') continue
      const jets = /Jets for LPG are .*?: ([\d.]+) mm .*?(?:outer rings?), ([\d.]+) mm/.exec(documentOf(code, 'installation'))
      const [outer, inner] = [Number(jets?.[1]), Number(jets?.[2])]
      kilowattsPerSquareMillimetre.set(code, values.strongest / (outer ** 2 + inner ** 2))
    }
    expect(kilowattsPerSquareMillimetre.size).toBeGreaterThan(3)
    for (const [code, value] of kilowattsPerSquareMillimetre)
      expect({ code, plausible: Math.abs(value - 4.27) < 0.1 }).toEqual({ code, plausible: true })
  })

  it('has a rain cover for every hood, and duct, bend, flap and outlet for every hood with their diameter', () => {
    const hoods = [...products.values()].filter(({ category }) => category === 'range-hoods')
    const modelsOf = (code: string): string[] =>
      accessories.find((accessory) => accessory.code === code)?.fits.flatMap(({ models = [] }: { models?: string[] }) => models)
    expect(modelsOf('VA-16-41').toSorted()).toEqual(hoods.map(({ code }) => code).toSorted())
    const ofSameDuct = hoods.filter(({ values }) => values.duct === products.get('RH-9010').values.duct).map(({ code }) => code)
    for (const part of ['VA-16-01', 'VA-16-20', 'VA-16-40', 'VA-16-90'])
      expect({ part, models: modelsOf(part).toSorted() }).toEqual({ part, models: ofSameDuct.toSorted() })
  })

  it('lets liners last as long in the manual as the accessory says', () => {
    const liners = accessories.find(({ code }) => code === 'FO-60-41')
    expect(liners.replaceMonths).toBe(8 * 12)
    expect(documentOf('EO-6072', 'manual')).toContain('Liners last about eight years.')
  })

  it('names the months of a recall that its serial numbers are from', () => {
    const firstMonthOf = (serial: string) => {
      const [year, week] = [2000 + Number(serial.slice(0, 2)), Number(serial.slice(2, 4))]
      return new Date(Date.UTC(year, 0, 4 + (week - 1) * 7)).toISOString().slice(0, 7)
    }
    for (const { path, data } of files('notices/*/notice.yaml')) {
      const { intro } = parse(english(dirname(path)))
      const found = /(\w+)(?: (\d{4}))? (?:to|and) (?:early )?(\w+) (\d{4})/.exec(intro)
      const [, from = '', fromYear, to = '', toYear = ''] = found ?? []
      const { serials } = data.models[0]
      expect({ path, months: [monthOf(from, fromYear ?? toYear), monthOf(to, toYear)] }).toEqual({
        path,
        months: [firstMonthOf(serials[0].from), firstMonthOf(serials.at(-1).to)],
      })
    }
  })

  it('reckons the air of ten hoods from the air of one', () => {
    const ten = (products.get('RH-9010').values.airflow * 10).toLocaleString('en')
    expect(english('cases/ember-street-cooking-school')).toContain(`Ten hoods at full speed pull ${ten} m³/h`)
  })
})
