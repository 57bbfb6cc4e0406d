import { expect, it } from 'vitest'
import { createSessionMemory, type KeyedTexts } from './session-memory.ts'

function storage(): KeyedTexts {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

it('P6: what is kept is in session storage, so that it survives reloading', () => {
  const session = storage()
  createSessionMemory(() => session).setItem('compare-1', 'a')
  expect(createSessionMemory(() => session).getItem('compare-1')).toBe('a')
})

it('P6: where the browser forbids session storage, it lasts as long as the document', () => {
  const memory = createSessionMemory(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  memory.setItem('compare-1', 'a')
  expect(memory.getItem('compare-1')).toBe('a')
  memory.removeItem('compare-1')
  expect(memory.getItem('compare-1')).toBeNull()
})

it('P6: what did not fit into a full storage is not lost, and gives way to what fits later', () => {
  const session = storage()
  let full = true
  const memory = createSessionMemory(() => ({
    ...session,
    setItem(key, text) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      session.setItem(key, text)
    },
  }))
  memory.setItem('compare-1', 'a')
  expect(memory.getItem('compare-1')).toBe('a')
  full = false
  memory.setItem('compare-1', 'b')
  expect(memory.getItem('compare-1')).toBe('b')
  expect(session.getItem('compare-1')).toBe('b')
})
