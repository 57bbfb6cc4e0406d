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

it('Q2: finds each word with one wrong, missing, additional or swapped letter', () => {
  const word = 'rangehood'
  const letters = [...word]
  const typos = letters.flatMap((_, at) => [
    letters.toSpliced(at, 1, 'x').join(''),
    letters.toSpliced(at, 1).join(''),
    letters.toSpliced(at, 0, 'x').join(''),
    letters.toSpliced(at, 2, ...letters.slice(at, at + 2).toReversed()).join(''),
  ])
  for (const typo of typos.filter((one) => one !== word)) expect(nearestWords(typo, words)).toEqual([word])
})
