import { expect, it } from 'vitest'
import { keptFor, keptFrom } from './kept-for.ts'

it('on the server a value is made once for each object and name', () => {
  const [one, other] = [{}, {}]
  let made = 0
  const make = () => ++made
  const twice = [keptFor(one, 'a', make), keptFor(one, 'a', make), keptFor(one, 'b', make), keptFor(other, 'a', make)]
  expect(twice).toEqual([1, 1, 2, 3])
  expect(['a', 'b', 'c', 'c', 'a'].map((name) => keptFor(one, name, make))).toEqual([1, 2, 4, 4, 1])
})

it('a value that is undefined is kept too', () => {
  const one = {}
  let made = 0
  const make = () => {
    made += 1
  }
  keptFor(one, 'a', make)
  keptFor(one, 'a', make)
  expect(made).toBe(1)
})

it('a value can be made with another one of the same object', () => {
  const one = {}
  expect(keptFor(one, 'a', () => `a${keptFor(one, 'b', () => 'b')}`)).toBe('ab')
  expect(['a', 'b'].map((name) => keptFor(one, name, () => 'new'))).toEqual(['ab', 'b'])
})

it('on the server a value without a name is kept from the second time on', () => {
  const [one, other] = [{}, {}]
  let made = 0
  const each = keptFrom(() => ++made)
  expect([each(one), each(one), each(one), each(other), each(one)]).toEqual([1, 2, 2, 3, 2])
})
