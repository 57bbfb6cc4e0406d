import { expect, it } from 'vitest'
import { countedQuery } from './counted-query.ts'

it.each([
  ['  Range   HOOD ', 'range hood'],
  ['ＥＯ－6072', 'eo-6072'],
  ['抽油烟机', '抽油烟机'],
  ['EO-6072 EO-6068', 'eo-6072 eo-6068'],
  ['ho\u0000od', 'ho od'],
])('Q6: %j is counted as %j', (typed, query) => expect(countedQuery(typed)).toBe(query))

it.each([
  'ann@example.com',
  'ann＠example.com',
  '91234567',
  'call 9123-4567 ann',
  '9 1 2 3 4 5',
  '９１２３４５６７',
  's1234567d',
  ' ',
  'x'.repeat(61),
])('Q6: %j is not counted', (typed) => expect(countedQuery(typed)).toBeUndefined())
