import { expect, it } from 'vitest'
import { denseSizes } from './dense-sizes.ts'

it('G11: asks for two thirds of each length on screens with three pixels per CSS pixel', () => {
  expect(denseSizes('(width < 64rem) 33vw, 15vw')).toBe(
    '(min-resolution: 2.5x) and (width < 64rem) 22vw, (min-resolution: 2.5x) 10vw, (width < 64rem) 33vw, 15vw',
  )
})

it('G11: shortens a computed length as a whole', () => {
  const sizes = 'max(94vw, calc(clamp(14rem, 52vw, 42rem) * 2.00))'
  expect(denseSizes(sizes)).toBe(`(min-resolution: 2.5x) calc(${sizes} * 0.67), ${sizes}`)
})
