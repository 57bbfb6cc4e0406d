import { expect, it } from 'vitest'
import {
  mergedKitchen,
  withChangedOwned,
  withOwned,
  withoutOwned,
  withoutWishlistEntry,
  withWishlistEntry,
} from './change-kitchen.ts'
import {
  emptyKitchen,
  type Kitchen,
  type OwnedEntry,
  parseKitchen,
  readKitchen,
  storedKitchen,
  type WishlistEntry,
} from './kitchen.ts'

const hob: WishlistEntry = { code: 'HB-7830', title: 'Gas hob', category: 2, added: '2026-11-23T08:00:00.000Z' }
const hood: WishlistEntry = { code: 'RH-9010', title: 'Hood', category: 1, added: '2026-11-23T09:00:00.000Z' }
const oven: OwnedEntry = { code: 'EO-6066', title: 'Oven', category: 3, serial: 'A1', added: '2026-11-23T09:00:00.000Z' }
const picture = 'data:image/jpeg;base64,AAAA'
const full: Kitchen = {
  version: 1,
  wishlist: [{ ...hob, picture, measures: { cutout_w: '730' } }, hood],
  owned: [{ ...oven, bought: '2026-01-02', reference: 'HTQM-J6TC', savedOffline: true }],
}

const file = storedKitchen(full)

it('MK5: a kitchen that was saved as a file is read as it was', () => {
  expect(readKitchen(JSON.parse(JSON.stringify(file)))).toEqual(full)
  expect(readKitchen(storedKitchen(emptyKitchen))).toEqual(emptyKitchen)
})

it('MK5: files that visitors saved in 2026 have these names', () => {
  const owned = { ...oven, bought: '2026-01-02', reference: 'HTQM-J6TC', kept: true }
  expect(file).toEqual({ version: 1, thinkingOf: full.wishlist, atHome: [owned] })
})

it.each([
  ['another version', { ...file, version: 2 }],
  ['another file', { name: 'hearth' }],
  ['a list', []],
  ['no object', null],
  ['an entry without a code', { ...file, thinkingOf: [{ ...hob, code: undefined }] }],
  ['an entry of no category', { ...file, atHome: [{ ...oven, category: 9 }] }],
  ['measures that are no texts', { ...file, thinkingOf: [{ ...hob, measures: 5 }] }],
  ['more than a shelf holds', { ...file, thinkingOf: Array.from({ length: 201 }, () => hob) }],
])('MK5: %s is refused', (_, value) => expect(readKitchen(value)).toBeUndefined())

it('MK5: codes are in upper case, and a picture is only read as data, because a URL would be requested', () => {
  const read = readKitchen({ ...file, thinkingOf: [{ ...hob, code: 'hb-7830', picture: '/media/products/hb-7830/front.webp' }] })
  expect(read?.wishlist).toEqual([hob])
})

it('MK5: measures are short and few, so that a file from somebody else can’t fill the device', () => {
  const measures = {
    ['n'.repeat(301)]: '1',
    v: '1'.repeat(301),
    ...Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`m${n}`, '1'])),
  }
  const [read] = readKitchen({ ...file, thinkingOf: [{ ...hob, measures }] })?.wishlist ?? []
  expect(Object.keys(read?.measures ?? {})).toEqual(Array.from({ length: 30 }, (_, n) => `m${n}`))
})

it('MK5: a file of millions of lists is refused before it is parsed, and a full one is read', () => {
  const shelf = Array.from({ length: 200 }, () => ({ ...hob, title: '[{'.repeat(100) }))
  expect(parseKitchen(JSON.stringify({ ...file, thinkingOf: shelf }))?.wishlist).toHaveLength(200)
  const filling = '[],'.repeat(200_000)
  expect(parseKitchen(`{"version":1,"thinkingOf":[],"atHome":[],"more":[${filling}0]}`)).toBeUndefined()
  expect(parseKitchen('no JSON')).toBeUndefined()
})

it('MK1: a model is on the shelf once, and keeps its place when it changes', () => {
  const both = withWishlistEntry(withWishlistEntry(emptyKitchen, hob), hood)
  const measured = { ...hob, measures: { cutout_w: '730' } }
  expect(withWishlistEntry(both, measured).wishlist).toEqual([measured, hood])
  expect(withoutWishlistEntry(both, hob.code).wishlist).toEqual([hood])
})

it('MK1: two appliances of one model are told apart by their serial numbers', () => {
  const other = { ...oven, serial: 'B2' }
  const both = withOwned(withOwned(emptyKitchen, oven), other)
  expect(both.owned).toEqual([oven, other])
  expect(withChangedOwned(both, other, { savedOffline: true }).owned).toEqual([oven, { ...other, savedOffline: true }])
  expect(withoutOwned(both, oven).owned).toEqual([other])
})

it('MK5: merging loses nothing: own facts count, missing ones are filled in, other appliances are added', () => {
  const own: Kitchen = { version: 1, wishlist: [{ ...hob, title: 'Own words' }], owned: [] }
  expect(mergedKitchen(own, full)).toEqual({
    version: 1,
    wishlist: [{ ...full.wishlist[0], title: 'Own words' }, hood],
    owned: full.owned,
  })
})
