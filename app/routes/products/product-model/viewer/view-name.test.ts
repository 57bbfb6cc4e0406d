import { expect, it } from 'vitest'
import { viewName } from './view-name.ts'

it.each([
  [0, 90, 'front'],
  [30, 80, 'front'],
  [50, 80, 'right'],
  [-60, 50, 'upper-left'],
  [180, 130, 'lower-back'],
  [-180, 90, 'back'],
  [390, 90, 'front'],
])('D13: at %i° around and %i° from above, screen readers hear %s', (theta, phi, name) => {
  expect(viewName({ theta: (theta * Math.PI) / 180, phi: (phi * Math.PI) / 180 })).toBe(name)
})
