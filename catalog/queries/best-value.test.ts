import { describe, expect, it } from 'vitest'
import { bestValue } from './best-value.ts'

describe('C6: the best value of a row', () => {
  it('is the lowest where less is better, and the highest where more is', () => {
    expect(bestValue('quietest', [62, 58, 60])).toEqual({ word: 'quietest', columns: [1] })
    expect(bestValue('fastest', [8, 10])).toEqual({ word: 'fastest', columns: [0] })
    expect(bestValue('largest', [60, 72, 66])).toEqual({ word: 'largest', columns: [1] })
  })

  it('is shared by equal values if another one is worse', () =>
    expect(bestValue('strongest', [5, 4.7, 5])).toEqual({ word: 'strongest', columns: [0, 2] }))

  it('does not exist if all values are equal, or with one product', () => {
    expect(bestValue('largest', [72, 72])).toBeUndefined()
    expect(bestValue('largest', [72])).toBeUndefined()
  })

  it('does not exist if a product states no value, which may be the better one', () =>
    expect(bestValue('quietest', [62, undefined, 60])).toBeUndefined())
})
