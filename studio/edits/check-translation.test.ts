import { expect, it } from 'vitest'
import { metaDescription } from '#contract/content/words.ts'
import { faultsOf } from './check-translation.ts'

const codes = (english: string, translation: string) => faultsOf(english, translation).map((fault) => fault)

it.each([
  ['the same placeholders in another order', '{airflow} at {noise}', '{noise}, {airflow}'],
  ['another unit of the same fact', '{hb-7320.cut-out}', '{hb-7320.cut-out in mm}'],
  ['a placeholder more often', '{airflow}', '{airflow}, {airflow}'],
  ['the same link', 'See [the RH-9010](/productdetail?id=RH-9010).', '[RH-9010](/productdetail?id=RH-9010) 참조'],
  ['as many list items', '- a\n- b', '1. 가\n2. 나'],
])('SW7: a translation may have %s', (_, english, translation) => expect(codes(english, translation)).toEqual([]))

it.each([
  ['no placeholder', '{airflow}', '많은 바람', { code: 'placeholders', missing: ['{airflow}'], foreign: [] }],
  ['a translated placeholder', '{airflow}', '{풍량}', { code: 'placeholders', missing: ['{airflow}'], foreign: ['{풍량}'] }],
  [
    'another part of a fact',
    '{size.width}',
    '{size.depth}',
    { code: 'placeholders', missing: ['{size.width}'], foreign: ['{size.depth}'] },
  ],
  ['a broken placeholder', '{airflow}', '{airflow} {noise', { code: 'placeholders', missing: [], foreign: ['{'] }],
  ['another address', '[a](/care)', '[가](/news)', { code: 'links', missing: ['/care'], foreign: ['/news'] }],
  ['fewer list items', '- a\n- b', '- 가', { code: 'items', english: 2, translation: 1 }],
  ['a control character', 'a', 'b\u0007', { code: 'characters' }],
])('SW7: a translation with %s is refused', (_, english, translation, fault) =>
  expect(codes(english, translation)).toEqual([fault]),
)

it('SW7: a translation may not be longer than the schema of its field allows', () => {
  expect(faultsOf('Short', 'x'.repeat(200), metaDescription)).toMatchObject([
    { code: 'limit', message: expect.stringContaining('155') },
  ])
  expect(faultsOf('Short', 'x'.repeat(21_000))).toMatchObject([{ code: 'limit' }])
})
