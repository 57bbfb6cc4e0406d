import { expect, it } from 'vitest'
import { extentOf, frameBox, radiusToShow } from './framing.ts'
import type { Box } from './projection.ts'

const degree = Math.PI / 180
const hood: Box = { min: [-0.45, 0, 0], max: [0.45, 0.52, 0.39] }
const hob: Box = { min: [-0.3, 0, -0.26], max: [0.3, 0.006, 0.26] }
const desk = { width: 1150, height: 640 }
const phone = { width: 345, height: 500 }

it.each([
  ['a hood on a desk', hood, desk, 80],
  ['a hood on a phone', hood, phone, 80],
  ['a flat hob on a desk', hob, desk, 50],
  ['a flat hob on a phone', hob, phone, 50],
])('D13: %s fills the view at first, in the middle', (_, box, stage, phi) => {
  const camera = frameBox(box, { theta: 30 * degree, phi: phi * degree, fov: 30 * degree }, stage, {
    left: 60,
    right: 20,
    top: 30,
    bottom: 50,
  })
  const { left, top, width, height } = extentOf(box, camera, stage)
  expect(Math.max(width / (stage.width - 80), height / (stage.height - 80))).toBeCloseTo(1, 2)
  expect(left + width / 2).toBeCloseTo(stage.width / 2 + 20, 0)
  expect(top + height / 2).toBeCloseTo(stage.height / 2 - 10, 0)
})

it('D13: zoomed out, a hood is seen with its whole chimney', () => {
  const withChimney: Box = { ...hood, max: [0.45, 2.1, 0.39] }
  const camera = frameBox(hood, { theta: 30 * degree, phi: 80 * degree, fov: 30 * degree }, desk, {
    left: 90,
    right: 90,
    top: 50,
    bottom: 50,
  })
  expect(extentOf(withChimney, camera, desk).top).toBeLessThan(0)
  const radius = radiusToShow(withChimney, camera, desk)
  expect(extentOf(withChimney, { ...camera, radius }, desk).top).toBeGreaterThanOrEqual(0)
})
