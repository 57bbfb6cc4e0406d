import { expect, it } from 'vitest'
import { yieldToPictures } from './yield-to-pictures.ts'

it('G11: scripts are preloaded behind the pictures, and nothing else is held back', () => {
  expect(yieldToPictures('<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>')).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
  )
})
