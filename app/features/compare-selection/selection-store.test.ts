import { describe, expect, it } from 'vitest'
import { createSessionMemory } from '#app/browser/session-memory.ts'
import { createSelectionStore } from './selection-store.ts'

const picture = { src: '/media/0123456789/studio', width: 1200, height: 900 }
const product = (id: string) => ({ id, code: `RH-${id}`, picture })

/** A storage that two documents of one session share. */
function session() {
  const texts = new Map<string, string>()
  return createSessionMemory(() => ({
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

describe('P4: choosing', () => {
  it('adds in the order of ticking and removes', () => {
    const { store, ids } = storeWith('103', '101')
    expect(ids()).toEqual(['103', '101'])
    store.remove(1, '103')
    expect(ids()).toEqual(['101'])
  })

  it('a fourth product is dropped, and the caller is told', () => {
    const { store, ids } = storeWith('101', '102', '103')
    expect(store.add(1, product('104'))).toBe(false)
    expect(ids()).toEqual(['101', '102', '103'])
    store.remove(1, '102')
    expect(store.add(1, product('104'))).toBe(true)
  })

  it('the same product counts once, also when there is no room left', () => {
    const { store, ids } = storeWith('101', '102', '103')
    expect(store.add(1, product('102'))).toBe(true)
    expect(ids()).toEqual(['101', '102', '103'])
  })

  it('keeps nothing of a product that depends on the language', () => {
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

describe('P6: lasting', () => {
  it('each category has its own selection', () => {
    const { store, ids } = storeWith('101')
    store.add(2, product('201'))
    store.clear(2)
    expect(ids()).toEqual(['101'])
  })

  it('another document of the session finds it, and a page kept by the browser sees what happened there', () => {
    const shared = session()
    const kept = createSelectionStore(shared)
    kept.add(1, product('101'))
    const next = createSelectionStore(shared)
    expect(next.get(1)).toEqual([product('101')])
    next.add(1, product('102'))
    expect(kept.get(1).map(({ id }) => id)).toEqual(['101', '102'])
  })

  it('is the same array as long as nothing changed, which is what React compares', () => {
    const { store } = storeWith('101')
    const before = store.get(1)
    expect(store.get(1)).toBe(before)
    store.add(1, product('102'))
    expect(store.get(1)).not.toBe(before)
  })

  it.each(['{', 'null', '"x"', '[1,null,{"id":1}]', '[{"id":"1","code":"A"}]', '[{"id":"1","code":"A","picture":{}}]'])(
    'what cannot be read (%s) is no selection',
    (text) => {
      const shared = session()
      shared.setItem('compare-1', text)
      expect(createSelectionStore(shared).get(1)).toEqual([])
    },
  )

  it('tells its listeners, until they leave', () => {
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
