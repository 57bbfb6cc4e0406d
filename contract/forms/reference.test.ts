import { expect, it } from 'vitest'
import { parseReference, referenceCount, referenceOf } from './reference.ts'

const some = Array.from({ length: 200 }, (_, n) => referenceOf((n * 16_777_213) % referenceCount))

it('parses a reference in any case, with any spaces and hyphens', () => {
  for (const reference of some) {
    expect(reference).toMatch(/^[3-9C-Y]{4}-[3-9C-Y]{4}$/)
    const typed = reference.toLowerCase()
    for (const form of [reference, typed, typed.replace('-', ''), ` ${typed.replace('-', ' ')} `, typed.replace('-', '–')]) {
      expect(parseReference(form)).toBe(reference)
    }
  }
})

it('gives every number a different reference', () => {
  expect(new Set(Array.from({ length: 20_000 }, (_, n) => referenceOf(n))).size).toBe(20_000)
  expect(referenceOf(0)).not.toBe(referenceOf(referenceCount - 1))
})

it('detects any single wrong character', () => {
  for (const reference of some.slice(0, 20)) {
    for (const [place, character] of [...reference].entries()) {
      if (character === '-') continue
      for (const other of '34679CDFGHJKLMNPQRTVWXY') {
        if (other === character) continue
        expect(parseReference(reference.slice(0, place) + other + reference.slice(place + 1))).toBeUndefined()
      }
    }
  }
})

it('detects any two swapped neighbours', () => {
  for (const reference of some) {
    const code = reference.replace('-', '')
    for (let place = 0; place + 1 < code.length; place += 1) {
      const swapped = code.slice(0, place) + code.charAt(place + 1) + code.charAt(place) + code.slice(place + 2)
      if (swapped !== code) expect(parseReference(swapped)).toBeUndefined()
    }
  }
})

it('returns undefined for other text', () => {
  for (const text of ['', 'H7KM', 'H7KM-3QR', 'H7KM-3QRCC', '0000-0000', 'АВСD-EFGH'])
    expect(parseReference(text)).toBeUndefined()
})
