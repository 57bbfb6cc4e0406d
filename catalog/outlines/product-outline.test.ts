import { expect, it } from 'vitest'
import { frontOutline, productOutline } from './product-outline.ts'

it('shows a hood from the front, with the strip of its glass as a detail', () => {
  const outline = productOutline({ category: 1, values: { type: 'slanted', size: [900, 390, 500] } })
  expect(outline).toEqual({
    view: 'front',
    width: 900,
    height: 500,
    edge: 'M0 500L900 500L900 0L0 0Z',
    details: 'M0 420L900 420',
  })
})

it('shows a hob from above, as deep as it is, with its burners and knobs', () => {
  const outline = productOutline({ category: 2, values: { energy: 'gas', size: [780, 450, 120] } })
  expect(outline).toMatchObject({ view: 'top', width: 780, height: 450, edge: 'M0 450L780 450L780 0L0 0Z' })
  // Three burners of two rings each, and three knobs.
  expect(outline?.details.match(/Z/g)).toHaveLength(9)
})

it('has no outline of an appliance whose size is not known', () => {
  expect(productOutline({ category: 3, values: { capacity: 72 } })).toBeUndefined()
})

it('shows a hob from the front as a plate on the worktop and a body below it', () => {
  expect(frontOutline({ category: 2, values: { energy: 'gas', size: [780, 450, 120] } })).toMatchObject({
    view: 'front',
    height: 120,
    edge: 'M0 14L780 14L780 0L0 0ZM22 120L758 120L758 14L22 14Z',
  })
})
