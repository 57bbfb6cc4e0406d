import { expect, it } from 'vitest'
import { nameOfTitle } from './name-of-title.ts'

it.each([
  ['Five Evenings at the Stove', 'five-evenings-at-the-stove'],
  ['  Crème brûlée & chef’s tips: 2027! ', 'creme-brulee-chefs-tips-2027'],
  [
    'A title with more words than an address can have without being cut off',
    'a-title-with-more-words-than-an-address-can-have-without',
  ],
  ['春节 2027', undefined],
  ['Новости', undefined],
  ['…', undefined],
  ['', undefined],
  ['constructor', undefined],
])('the address of “%s” is %s', (title, name) => {
  expect(nameOfTitle(title)).toBe(name)
})

it('a title of any length has a short address', () => {
  expect(nameOfTitle('a'.repeat(200))).toHaveLength(60)
})
