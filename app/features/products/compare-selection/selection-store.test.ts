import { describe, expect, it } from 'vitest'
import { createMemory } from '#app/browser/session-memory.ts'
import { createSelectionStore } from './selection-store.ts'

const picture = { src: '/media/0123456789/studio', width: 1200, height: 900 }
const product = (id: string) => ({ id, code: `RH-${id}`, picture })

/** Storage shared by two documents of one session. */
function session() {
  const texts = new Map<string, string>()
  return createMemory(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }))
}

function storeWith(...ids: string[]) {
  const store = createSelectionStore(session())
  for (const id of ids) store.add(1, product(id))
  return { store, ids: () => store.get(1).map((chosen) => chosen.id) }
}

describe('P4: selecting', () => {
  it('adds products in the order of selection, and removes them', () => {
    const { store, ids } = storeWith('103', '101')
    expect(ids()).toEqual(['103', '101'])
    store.remove(1, '103')
    expect(ids()).toEqual(['101'])
  })

  it('drops a fourth product, and tells the caller', () => {
    const { store, ids } = storeWith('101', '102', '103')
    expect(store.add(1, product('104'))).toBe(false)
    expect(ids()).toEqual(['101', '102', '103'])
    store.remove(1, '102')
    expect(store.add(1, product('104'))).toBe(true)
  })

  it('counts a product once, even if the selection is full', () => {
    const { store, ids } = storeWith('101', '102', '103')
    expect(store.add(1, product('102'))).toBe(true)
    expect(ids()).toEqual(['101', '102', '103'])
  })

  it('stores nothing that depends on the language', () => {
    const { store } = storeWith()
    const card = { ...product('101'), title: { text: 'Hood' }, picture: { ...picture, alt: { text: 'A hood' } } }
    store.add(1, card)
    expect(store.get(1)).toEqual([product('101')])
  })
})

it('P5: clearing empties the selection', () => {
  const { store, ids } = storeWith('101', '102')
  store.clear(1)
  expect(ids()).toEqual([])
})

describe('P6: keeping the selection', () => {
  it('keeps one selection per category', () => {
    const { store, ids } = storeWith('101')
    store.add(2, product('201'))
    store.clear(2)
    expect(ids()).toEqual(['101'])
  })

  it('is shared by the documents of a session; a page from the back/forward cache sees later changes', () => {
    const shared = session()
    const kept = createSelectionStore(shared)
    kept.add(1, product('101'))
    const next = createSelectionStore(shared)
    expect(next.get(1)).toEqual([product('101')])
    next.add(1, product('102'))
    expect(kept.get(1).map(({ id }) => id)).toEqual(['101', '102'])
  })

  it('returns the same array until it changes, because React compares by identity', () => {
    const { store } = storeWith('101')
    const before = store.get(1)
    expect(store.get(1)).toBe(before)
    store.add(1, product('102'))
    expect(store.get(1)).not.toBe(before)
  })

  it.each(['{', 'null', '"x"', '[1,null,{"id":1}]', '[{"id":"1","code":"A"}]', '[{"id":"1","code":"A","picture":{}}]'])(
    'treats an unreadable value (%s) as an empty selection',
    (text) => {
      const shared = session()
      shared.setItem('compare-1', text)
      expect(createSelectionStore(shared).get(1)).toEqual([])
    },
  )

  it('notifies listeners until they unsubscribe', () => {
    const { store } = storeWith()
    let told = 0
    const leave = store.subscribe(() => {
      told += 1
    })
    store.add(1, product('101'))
    leave()
    store.clear(1)
    expect(told).toBe(1)
  })
})
