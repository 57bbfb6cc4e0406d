import { afterEach, expect, it, vi } from 'vitest'
import { showHintOnce } from './hint.ts'

afterEach(() => vi.unstubAllGlobals())

/** Whether the hint is seen in a view, before and after the visitor scrolls. */
function seenIn(storage: unknown) {
  vi.stubGlobal('sessionStorage', storage)
  const hint = { hidden: true }
  const stage = new EventTarget()
  showHintOnce(hint as HTMLElement, stage as HTMLElement)
  const before = !hint.hidden
  stage.dispatchEvent(new Event('wheel'))
  return { before, after: !hint.hidden }
}

it('D13: the hint disappears with the first thing a visitor does, and does not come back in this tab', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) }
  expect(seenIn(storage)).toEqual({ before: true, after: false })
  expect(seenIn(storage)).toEqual({ before: false, after: false })
})

it('D13: without storage, the hint works too', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(seenIn({ getItem: refuse, setItem: refuse })).toEqual({ before: true, after: false })
})
