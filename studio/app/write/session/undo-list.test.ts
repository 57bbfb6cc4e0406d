import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUndoList } from './undo-list.ts'

const file = 'news/opening/en.yaml'
const title = (value: string, at: number, of = file) => ({ edits: [{ file: of, edit: { set: ['title'], value } }], at })
const intro = (value: string, at: number) => ({ edits: [{ file, edit: { set: ['intro'], value } }], at })

let items: Map<string, string>
beforeEach(() => {
  items = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('SW4: letters typed one after another into a field are taken back together', () => {
  const list = createUndoList('news/opening')
  list.push(title('Opening', 1_000))
  list.push(title('Opening!', 2_400))
  list.push(title('Opening!!', 3_800))
  expect(list.pop()?.edits).toEqual(title('Opening', 0).edits)
  expect(list.pop()).toBeUndefined()
})

it('SW4: after a pause, in another field, in another file and in a list, a step of its own is taken back', () => {
  const list = createUndoList('news/opening')
  const steps = [
    title('Opening', 0),
    title('After a pause', 1_500),
    intro('Another field', 1_600),
    title('Another file', 1_700, 'news/opening/ko.yaml'),
    { edits: [{ file, edit: { remove: ['points', 0] } }], at: 1_800 },
    { edits: [{ file, edit: { remove: ['points', 0] } }], at: 1_900 },
    { edits: [...title('Two', 0).edits, ...intro('at once', 0).edits], at: 2_000 },
    { edits: [...title('Two', 0).edits, ...intro('at once', 0).edits], at: 2_100 },
  ]
  for (const step of steps) list.push(step)
  for (const step of steps.toReversed()) expect(list.pop()?.edits).toEqual(step.edits)
  expect(list.pop()).toBeUndefined()
})

it('SW4: steps survive a reload, each entry its own', () => {
  createUndoList('news/opening').push(title('Opening', 0))
  expect(createUndoList('news/closing').pop()).toBeUndefined()
  expect(createUndoList('news/opening').pop()?.edits).toEqual(title('Opening', 0).edits)
  expect(createUndoList('news/opening').pop()).toBeUndefined()
})

it('SW4: the last 200 steps can be taken back', () => {
  const list = createUndoList('news/opening')
  for (let count = 1; count <= 201; count += 1) list.push(title(`Step ${count}`, count * 10_000))
  const taken = Array.from({ length: 201 }, () => list.pop())
  expect(taken[0]).toEqual(title('Step 201', 2_010_000))
  expect(taken[199]).toEqual(title('Step 2', 20_000))
  expect(taken[200]).toBeUndefined()
})

it('SW8: a file that a colleague has changed is not taken back, also not as a part of a step', () => {
  const list = createUndoList('news/opening')
  const korean = title('개장', 0, 'news/opening/ko.yaml')
  list.push(korean)
  list.push(title('Opening', 10_000))
  list.push({ edits: [...korean.edits, ...title('Both', 0).edits], at: 20_000 })
  list.forget(file)
  expect(createUndoList('news/opening').pop()).toEqual(korean)
})

it('SW4: undo works without the storage of the browser, and whatever is in it', () => {
  items.set('studio-undo:news/opening', '[{"edits":[{"file":7}],"at":0}]')
  const list = createUndoList('news/opening')
  expect(list.pop()).toBeUndefined()
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  list.push(title('Opening', 0))
  expect(list.pop()?.edits).toEqual(title('Opening', 0).edits)
})
