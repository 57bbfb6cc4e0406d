import { expect, it } from 'vitest'
import { emailOf, personKey, personKeys } from './person-keys.ts'

const contact = (typed: string) => personKeys('enquiry', { category: '1', series: 'vela', contact: typed })

it.each([
  ['Ann@Example.com ', 'ann@example.com'],
  ['+65 9123-4567', '91234567'],
  ['0065 (9123) 4567', '91234567'],
  ['＋６５ ９１２３ ４５６７', '91234567'],
  ['+44 20 7946 0000', '442079460000'],
  ['a.n.n+news@GoogleMail.com', 'ann@gmail.com'],
  ['ＡＮＮ＠example.com', 'ann@example.com'],
  ['Ann@example', 'ann@example'],
])('normalizes %s', (typed, key) => {
  expect(personKey(typed)).toBe(key)
})

it.each([
  ['9123 4567 or ann@example.com', ['ann@example.com', '91234567']],
  ['+65 9123 4567 / 6100 0000', ['91234567', '61000000']],
  ['ann@example.com，微信同号 91234567', ['ann@example.com', '91234567']],
  ['A.Nn+1@gmail.com', ['ann@gmail.com', 'a.nn+1@gmail.com']],
  ['ann@example', ['ann@example']],
])('makes a key for each address and number in %s', (typed, keys) => {
  expect(contact(typed)).toEqual(expect.arrayContaining(keys))
})

it('F1: a text with several addresses is no mailbox, so it is never mailed', () => {
  const many = Array.from({ length: 340 }, (_, n) => `p${n}@example.com`).join(' ')
  for (const email of [many, 'a@b.co,victim@v.co', 'a@b.co;victim@v.co', 'Ann <ann@example.com>'])
    expect(emailOf('registration', { email })).toBeUndefined()
  expect(emailOf('registration', { email: ' ａｎｎ＠example.com' })).toBe('ann@example.com')
  expect(personKeys('registration', { email: many })).toHaveLength(50)
  expect(personKeys('registration', { email: `${'ann'.repeat(1_000)}@` })).toEqual([])
})

it('takes no time for long texts', () => {
  for (const text of ['@', '1', '1 ', 'a@', 'a@b.', ' ', ',', '@ ', '@1']) {
    const start = performance.now()
    contact(text.repeat(64 * 1024))
    expect({ text, slow: performance.now() - start > 2_000 }).toEqual({ text, slow: false })
  }
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
