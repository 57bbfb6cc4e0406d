import { expect, it } from 'vitest'
import { heightOf, placeOn, singaporeFrame, worldFrame } from './projection.ts'

it('maps the corners of a frame to the corners of its map', () => {
  expect(placeOn(worldFrame, { lat: 66, lon: -24 })).toEqual({ x: 0, y: 0 })
  expect(placeOn(worldFrame, { lat: -46, lon: 180 })).toEqual({ x: 1, y: 1 })
})

it('places north above south and west left of east', () => {
  const jurong = placeOn(singaporeFrame, { lat: 1.333, lon: 103.742 })
  const changi = placeOn(singaporeFrame, { lat: 1.364, lon: 103.991 })
  expect(jurong.x).toBeLessThan(changi.x)
  expect(jurong.y).toBeGreaterThan(changi.y)
})

it('keeps shapes near the equator undistorted', () => {
  expect(heightOf(singaporeFrame)).toBeCloseTo(0.285 / 0.48, 2)
})
