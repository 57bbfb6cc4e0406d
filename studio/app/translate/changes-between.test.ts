import { expect, it } from 'vitest'
import { changesBetween } from './changes-between.ts'

const shown = (before: string, after: string) =>
  changesBetween(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('')

it.each([
  ['A hood, 90 cm', 'A hood that moves {airflow}', 'A hood-, 90 cm-+ that moves {airflow}+'],
  ['A quiet hood', 'A hood', 'A -quiet -hood'],
  ['The same', 'The same', 'The same'],
])('SW7: shows what changed from %j to %j', (before, after, expected) => expect(shown(before, after)).toBe(expected))

it('SW7: both texts can be read back from what is shown', () => {
  const [before, after] = ['One two\nthree {a} four', 'One 2\nthree {b} 4 five']
  const parts = changesBetween(before, after)
  const without = (left: string) => parts.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('')
  expect([without('added'), without('removed')]).toEqual([before, after])
})
