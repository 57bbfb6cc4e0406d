import { expect, it } from 'vitest'
import { productBox } from './product-box.ts'
import type { Box } from './projection.ts'

const rounded = (box: Box | undefined) => [box?.min, box?.max].map((point) => point?.map((metres) => Math.round(metres * 1000)))

it('D13: dimensions come from the facts, not from the model with its handle and chimney', () => {
  const oven: Box = { min: [-0.297, 0, -0.568], max: [0.297, 0.595, 0.055] }
  const built = productBox({ size: [595, 565, 595], heightFrom: 'bottom' }, oven)
  expect(rounded(built)).toEqual([
    [-297, 0, -568],
    [298, 595, -3],
  ])
})

it('D13: what disappears in the worktop counts: below the glass of a hob, and below the rim of a sink', () => {
  const hob: Box = { min: [-0.3, 0, -0.26], max: [0.3, 0.006, 0.26] }
  expect(rounded(productBox({ size: [600, 520, 56], heightFrom: 'top' }, hob))[0]).toEqual([-300, -50, -260])
  const sink: Box = { min: [-0.45, -0.357, -0.25], max: [0.45, 0.371, 0.25] }
  expect(rounded(productBox({ size: [900, 500, 500], heightFrom: 'worktop' }, sink))).toEqual([
    [-450, -500, -250],
    [450, 0, 250],
  ])
})
