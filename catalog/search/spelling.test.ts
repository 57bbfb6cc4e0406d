import { expect, it } from 'vitest'
import { nearestWords } from './spelling.ts'

const words = ['oven', 'hood', 'hob', 'rangehood', 'registration', 'warranty']

it.each([
  ['ovn', 'oven'],
  ['ovne', 'oven'],
  ['hod', 'hood'],
  ['ranghood', 'rangehood'],
  ['registraton', 'registration'],
  ['warrenti', 'warranty'],
])('Q2: %s is almost %s', (typed, word) => expect(nearestWords(typed, words)).toContain(word))

it('does not take another word for a typo', () => expect(nearestWords('sink', words)).toEqual([]))
