import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  changedAtHome,
  mergedKitchen,
  type OwnedKey,
  replacedAtHome,
  withAtHome,
  withoutAtHome,
  withoutThinkingOf,
  withThinkingOf,
} from '#contract/kitchen/change-kitchen.ts'
import { type AtHome, emptyKitchen, type Kitchen, readKitchen, type ThinkingOf } from '#contract/kitchen/kitchen.ts'
import { sayRefused } from './say-refused.tsx'
import { writeMirror } from './write-mirror.ts'

/*
 * My kitchen in IndexedDB, on this device only. Pages load this file when it is first needed. All functions reject if the browser refuses storage, or
 * if it is full.
 */

type Schema = DBSchema & { kitchen: { key: string; value: unknown } }
/** The store has one entry, because it is small and changes as a whole. */
const own = 'own'

let opened: Promise<IDBPDatabase<Schema>> | undefined
const listeners = new Set<() => void>()
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('my-kitchen') : undefined
channel?.addEventListener('message', () => notify())

function notify() {
  for (const listener of listeners) listener()
}

/** Calls the listener after each change, in whichever tab. */
export function subscribeToKitchen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function database() {
  opened ??= openDB<Schema>('my-kitchen', 1, {
    upgrade: (db) => void db.createObjectStore('kitchen'),
    // A newer version of the site in another tab changes the database.
    blocking: (_, __, { target }) => {
      opened = undefined
      if (target instanceof IDBDatabase) target.close()
    },
    terminated: () => {
      opened = undefined
    },
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

export async function readStored(): Promise<Kitchen> {
  const kitchen = readKitchen(await (await database()).get('kitchen', own)) ?? emptyKitchen
  writeMirror(kitchen)
  return kitchen
}

/** Makes a change. If the browser refuses it, a toast says so. */
async function change(changed: (kitchen: Kitchen) => Kitchen): Promise<void> {
  try {
    await store(changed)
  } catch (error) {
    sayRefused()
    throw error
  }
}

/** For a change that was refused: the toast has said why. */
export const ignoreRefusal = () => undefined

/** In one transaction, so that two tabs never overwrite each other's change. */
async function store(changed: (kitchen: Kitchen) => Kitchen): Promise<void> {
  const transaction = (await database()).transaction('kitchen', 'readwrite')
  const kitchen = changed(readKitchen(await transaction.store.get(own)) ?? emptyKitchen)
  await Promise.all([transaction.store.put(kitchen, own), transaction.done])
  writeMirror(kitchen)
  channel?.postMessage('changed')
  notify()
}

export const addThinkingOf = (entry: ThinkingOf) => change((kitchen) => withThinkingOf(kitchen, entry))
export const removeThinkingOf = (code: string) => change((kitchen) => withoutThinkingOf(kitchen, code))
export const addAtHome = (entry: AtHome) => change((kitchen) => withAtHome(kitchen, entry))
export const changeAtHome = (key: OwnedKey, changes: Partial<AtHome>) => change((kitchen) => changedAtHome(kitchen, key, changes))
export const replaceAtHome = (key: OwnedKey, entry: AtHome) => change((kitchen) => replacedAtHome(kitchen, key, entry))
export const removeAtHome = (key: OwnedKey) => change((kitchen) => withoutAtHome(kitchen, key))
/** Adds another kitchen, such as that of a file or a shared link. */
export const addKitchen = (kitchen: Kitchen) => change((kept) => mergedKitchen(kept, kitchen))
