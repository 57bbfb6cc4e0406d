import { expect, it } from 'vitest'
import { readFrameMessage } from './use-reviews-frame.ts'

it('H6: reads the ready message of the frame and limits its height', () => {
  expect(readFrameMessage({ kind: 'reviews-ready', height: 640.4 })).toEqual({ heightPx: 640 })
  expect(readFrameMessage({ kind: 'reviews-ready', height: 99999 })).toEqual({ heightPx: 1600 })
  expect(readFrameMessage({ kind: 'reviews-ready', height: 'tall' })).toEqual({ heightPx: 120 })
})

it('H6: anything else is not a ready message', () => {
  for (const data of [undefined, null, 'reviews-ready', { kind: 'other' }, { height: 300 }]) {
    expect(readFrameMessage(data)).toBeUndefined()
  }
})
