import { expect, it } from 'vitest'
import { personKey, personKeys } from './person-keys.ts'

const contact = (typed: string) => personKeys('enquiry', { category: '1', series: 'vela', contact: typed })

it.each([
  ['Ann@Example.com ', 'ann@example.com'],
  ['+65 9123-4567', '91234567'],
  ['0065 (9123) 4567', '91234567'],
  ['＋６５ ９１２３ ４５６７', '91234567'],
  ['+44 20 7946 0000', '442079460000'],
])('normalizes %s', (typed, key) => {
  expect(personKey(typed)).toBe(key)
})

it.each([
  ['9123 4567 or ann@example.com', ['ann@example.com', '91234567']],
  ['+65 9123 4567 / 6100 0000', ['91234567', '61000000']],
  ['ann@example.com，微信同号 91234567', ['ann@example.com', '91234567']],
])('makes a key for each address and number in %s', (typed, keys) => {
  expect(contact(typed)).toEqual(expect.arrayContaining(keys))
})

it('makes no key for a year, nor for text in other fields', () => {
  expect(contact('1998')).toEqual([])
  const fields = {
    company: 'Kitchens 91234567',
    incorporation_time: '1998 to 2004, 20 years',
    address: 'a@b.example',
    phone: '-',
  }
  expect(personKeys('cooperation', { ...fields, description: 'Call 61234567' })).toEqual([])
})
