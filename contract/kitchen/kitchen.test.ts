import { expect, it } from 'vitest'
import { changedAtHome, mergedKitchen, withAtHome, withoutAtHome, withoutThinkingOf, withThinkingOf } from './change-kitchen.ts'
import { type AtHome, emptyKitchen, type Kitchen, readKitchen, type ThinkingOf } from './kitchen.ts'

const hob: ThinkingOf = { code: 'HB-7830', title: 'Gas hob', category: 2, added: '2026-11-23T08:00:00.000Z' }
const hood: ThinkingOf = { code: 'RH-9010', title: 'Hood', category: 1, added: '2026-11-23T09:00:00.000Z' }
const oven: AtHome = { code: 'EO-6066', title: 'Oven', category: 3, serial: 'A1', added: '2026-11-23T09:00:00.000Z' }
const picture = 'data:image/jpeg;base64,AAAA'
const full: Kitchen = {
  version: 1,
  thinkingOf: [{ ...hob, picture, measures: { cutout_w: '730' } }, hood],
  atHome: [{ ...oven, bought: '2026-01-02', reference: 'HTQM-J6TC', kept: true }],
}

it('MK5: a kitchen that was saved as a file is read as it was', () => {
  expect(readKitchen(JSON.parse(JSON.stringify(full)))).toEqual(full)
  expect(readKitchen(emptyKitchen)).toEqual(emptyKitchen)
})

it.each([
  ['another version', { ...full, version: 2 }],
  ['another file', { name: 'hearth' }],
  ['a list', []],
  ['no object', null],
  ['an entry without a code', { ...full, thinkingOf: [{ ...hob, code: undefined }] }],
  ['an entry of no category', { ...full, atHome: [{ ...oven, category: 9 }] }],
  ['measures that are no texts', { ...full, thinkingOf: [{ ...hob, measures: 5 }] }],
  ['more than a shelf holds', { ...full, thinkingOf: Array.from({ length: 201 }, () => hob) }],
])('MK5: %s is refused', (_, value) => expect(readKitchen(value)).toBeUndefined())

it('MK5: codes are in upper case, and a picture is only read as data, because a URL would be requested', () => {
  const read = readKitchen({ ...full, thinkingOf: [{ ...hob, code: 'hb-7830', picture: '/media/products/hb-7830/front.webp' }] })
  expect(read?.thinkingOf).toEqual([hob])
})

it('MK1: a model is on the shelf once, and keeps its place when it changes', () => {
  const both = withThinkingOf(withThinkingOf(emptyKitchen, hob), hood)
  const measured = { ...hob, measures: { cutout_w: '730' } }
  expect(withThinkingOf(both, measured).thinkingOf).toEqual([measured, hood])
  expect(withoutThinkingOf(both, hob.code).thinkingOf).toEqual([hood])
})

it('MK1: two appliances of one model are told apart by their serial numbers', () => {
  const other = { ...oven, serial: 'B2' }
  const both = withAtHome(withAtHome(emptyKitchen, oven), other)
  expect(both.atHome).toEqual([oven, other])
  expect(changedAtHome(both, other, { kept: true }).atHome).toEqual([oven, { ...other, kept: true }])
  expect(withoutAtHome(both, oven).atHome).toEqual([other])
})

it('MK5: merging loses nothing: own facts count, missing ones are filled in, other appliances are added', () => {
  const own: Kitchen = { version: 1, thinkingOf: [{ ...hob, title: 'Own words' }], atHome: [] }
  expect(mergedKitchen(own, full)).toEqual({
    version: 1,
    thinkingOf: [{ ...full.thinkingOf[0], title: 'Own words' }, hood],
    atHome: full.atHome,
  })
})
