import { expect, it } from 'vitest'
import { keptFor } from './kept-for.ts'

it('on the server a value is made once for each object and name', () => {
  const [one, other] = [{}, {}]
  let made = 0
  const make = () => ++made
  expect([keptFor(one, 'a', make), keptFor(one, 'a', make), keptFor(one, 'b', make), keptFor(other, 'a', make)]).toEqual([1, 1, 2, 3])
})
