import { expect, it } from 'vitest'
import { coveringSizes } from './covering-sizes.ts'

const wide = { width: 2400, height: 1200 }

it('G11: asks for a larger width if the sides of a wide picture are cropped', () => {
  const sizes = '(min-width: 112rem) 33rem, (width < 40rem) 45vw, 100vw'
  expect(coveringSizes(sizes, wide, { ratio: 1 })).toBe('(min-width: 112rem) 66rem, (width < 40rem) 90vw, 200vw')
})

it('G11: asks for the width of the box if top and bottom are cropped', () => {
  expect(coveringSizes('33vw', wide, { ratio: 3 })).toBe('33vw')
})

it('G11: asks for the width that the height of the box requires', () => {
  expect(coveringSizes('94vw', wide, { height: 'clamp(14rem, 52vw, 42rem)' })).toBe(
    'max(94vw, calc(clamp(14rem, 52vw, 42rem) * 2.00))',
  )
})
