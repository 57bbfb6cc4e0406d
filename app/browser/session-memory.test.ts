import { expect, it } from 'vitest'
import { createMemory, type KeyedTexts } from './session-memory.ts'

function storage(): KeyedTexts {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

it('P6: stores values in session storage, so that they survive a reload', () => {
  const session = storage()
  createMemory(() => session).setItem('compare-1', 'a')
  expect(createMemory(() => session).getItem('compare-1')).toBe('a')
})

it('P6: if the browser blocks session storage, keeps values in memory until the document is unloaded', () => {
  const memory = createMemory(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  memory.setItem('compare-1', 'a')
  expect(memory.getItem('compare-1')).toBe('a')
  memory.removeItem('compare-1')
  expect(memory.getItem('compare-1')).toBeNull()
})

it('P6: if storage is full, keeps the value in memory; a later successful write replaces it', () => {
  const session = storage()
  let full = true
  const memory = createMemory(() => ({
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
