import { create } from 'qrcode'
import { expect, it } from 'vitest'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { careCode } from './care-code.ts'

const publicUrl = 'https://www.example.com'
const catalog = await loadCatalog(fixtureFolder, undefined, { publicUrl })
const source = { publicUrl, careOfModel: catalog.careOfModel }

it('K2: a manual’s QR code has the URL of the care page of its family, in its language', () => {
  const code = careCode(source, 'ko', 'RH-0001')
  expect(code?.url).toMatch(/^https:\/\/www\.example\.com\/ko\/care\?id=1#[a-z-]+$/)
})

it('K2: the drawing has the dark modules, and those side by side as one rectangle', () => {
  const { url = '', svg = '' } = careCode(source, 'en', 'RH-0001') ?? {}
  const { data, size } = create(url).modules
  const drawn = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, at) => Number(y) * size + Number(x) + at),
  )
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`)
  expect(drawn).toEqual([...data.keys()].filter((at) => data[at]))
})

it('K2: a product without a care page has no code', () => expect(careCode(source, 'en', 'SD-0001')).toBeUndefined())
