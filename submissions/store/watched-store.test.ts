import { expect, it } from 'vitest'
import { type Store, StoreFault, StoreUnavailable, timeout } from './store.ts'
import { watchStore } from './watched-store.ts'

/** A watched store whose answers and clock the test controls. */
function watched() {
  const asked: string[] = []
  const heard: string[] = []
  const clock = { ms: 0 }
  const behaviour = { answer: async (_name: string): Promise<unknown> => [] }
  const run = (name: string) => {
    asked.push(name)
    return behaviour.answer(name)
  }
  const store = watchStore({ run } as unknown as Store, {
    onChange: (status, reason) => heard.push(`${status} ${reason}`.trim()),
    onFault: (operation, { message }) => heard.push(`${operation}: ${message}`),
    now: () => clock.ms,
  })
  return { store, asked, heard, clock, behaviour }
}

const full = () => Promise.reject(new StoreUnavailable('the disk is full', 'SQLITE_13'))
const settled = (work: Promise<unknown>) => work.catch(() => {})

it('concurrent health checks on a slow database send one query', async () => {
  const { store, asked, behaviour } = watched()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  behaviour.answer = () => promise
  const checks = Array.from({ length: 500 }, () => store.status())
  expect(asked).toEqual(['backlog'])
  resolve([])
  expect(new Set(await Promise.all(checks))).toEqual(new Set(['ok']))
  await store.status()
  expect(asked).toHaveLength(1)
})

it('a full disk is unavailable until a write succeeds, even if reads succeed', async () => {
  const { store, heard, clock, behaviour } = watched()
  behaviour.answer = (name) => (name === 'accept' || name === 'probe' ? full() : Promise.resolve([]))
  for (let round = 0; round < 5; round += 1) {
    await store.run('find', {})
    await settled(store.run('accept', {} as never))
    clock.ms += 10_000
    expect(await store.status()).toBe('away')
  }
  expect(heard).toEqual(['away the disk is full'])
  behaviour.answer = async () => []
  await store.run('find', {})
  expect(await store.status()).toBe('ok')
  expect(heard).toEqual(['away the disk is full', 'ok'])
})

it('a timeout during the start does not make the database unavailable', async () => {
  const { store, heard, clock, behaviour } = watched()
  behaviour.answer = () => Promise.reject(timeout())
  await settled(store.run('claim', {} as never))
  expect(await store.status()).toBe('starting')
  behaviour.answer = async () => []
  clock.ms += 5_000
  expect(await store.status()).toBe('ok')
  expect(heard).toEqual([])
})

it('a database that never answers after a start is unavailable', async () => {
  const { store, heard, clock, behaviour } = watched()
  behaviour.answer = () => Promise.reject(timeout())
  clock.ms = 31_000
  expect(await store.status()).toBe('away')
  expect(heard).toEqual(['away no answer in time'])
})

it('reports every bug, without changing the status of the database', async () => {
  const { store, heard, behaviour } = watched()
  await store.run('find', {})
  behaviour.answer = () => Promise.reject(new StoreFault('TypeError', ''))
  await settled(store.run('find', {}))
  await settled(store.run('find', {}))
  expect(heard).toEqual(['find: TypeError', 'find: TypeError'])
  expect(await store.status()).toBe('ok')
})
