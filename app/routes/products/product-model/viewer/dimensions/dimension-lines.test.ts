import { expect, it } from 'vitest'
import { frameBox } from '../camera/framing.ts'
import { type Box, cornersOf, type Point, project } from '../camera/projection.ts'
import { dimensionLines, visibleEdgesBelow } from './dimension-lines.ts'

const degree = Math.PI / 180
const stage = { width: 900, height: 600 }
const oven: Box = { min: [-0.3, 0, -0.565], max: [0.3, 0.595, 0] }
const seenFrom = (theta: number, phi: number) =>
  frameBox(oven, { theta: theta * degree, phi: phi * degree, fov: 30 * degree }, stage, {
    left: 90,
    right: 90,
    top: 90,
    bottom: 90,
  })
const namesFrom = (theta: number, phi: number) => dimensionLines(oven, oven, seenFrom(theta, phi), stage).map(({ name }) => name)

it('D13: width, height and depth are drawn at an angle; from the front there is no depth to draw', () => {
  expect(namesFrom(30, 75)).toEqual(['width', 'height', 'depth'])
  expect(namesFrom(0, 90)).toEqual(['width', 'height'])
  expect(namesFrom(90, 90)).toEqual(['height', 'depth'])
})

it('D13: from no side does a line cross the product', () => {
  for (let theta = 0; theta < 360; theta += 15)
    for (let phi = 30; phi <= 150; phi += 15) {
      const camera = seenFrom(theta, phi)
      const corners = cornersOf(oven).map((corner) => project(corner, camera, stage))
      for (const { name, from, to } of dimensionLines(oven, oven, camera, stage))
        expect(isBeside(corners, from, to), `${name} at ${theta}°, ${phi}°`).toBe(true)
    }
})

it('D13: a drawer that stands out moves the lines before it', () => {
  const open: Box = { ...oven, max: [0.3, 0.595, 0.06] }
  const [width] = dimensionLines(oven, oven, seenFrom(30, 75), stage)
  const [movedWidth] = dimensionLines(oven, open, seenFrom(30, 75), stage)
  expect(movedWidth?.label.y).toBeGreaterThan((width?.label.y ?? 0) + 10)
})

it('D13: the part hidden below a worktop has an outline of three vertical and two bottom edges', () => {
  expect(visibleEdgesBelow(0.1, oven, seenFrom(30, 60), stage)).toHaveLength(5)
})

/** Whether all corners are on one side of the line. */
function isBeside(corners: readonly Point[], from: Point, to: Point): boolean {
  const sides = corners.map(({ x, y }) => Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)))
  return new Set(sides).size === 1
}
