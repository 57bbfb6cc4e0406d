import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { showToast } from '#app/ui/feedback/announcements.ts'
import {
  mergedKitchen,
  type OwnedKey,
  withChangedOwned,
  withOwned,
  withoutOwned,
  withoutWishlistEntry,
  withReplacedOwned,
  withWishlistEntry,
} from '#contract/kitchen/change-kitchen.ts'
import {
  emptyKitchen,
  type Kitchen,
  type OwnedEntry,
  readKitchen,
  storedKitchen,
  type WishlistEntry,
} from '#contract/kitchen/kitchen.ts'
import { defaultLanguage, languageNames } from '#contract/languages.ts'
import { storageRefused } from '#i18n/storage-refused.ts'
import { mirrorChange, mirrorKey } from './kitchen-mirror.ts'

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
    const language = languageNames.find((name) => name === document.documentElement.lang)
    showToast(storageRefused[language ?? defaultLanguage])
    throw error
  }
}

/** For a change that was refused: the toast has said why. */
export const ignoreRefusal = () => undefined

/** In one transaction, so that two tabs never overwrite each other's change. */
async function store(changed: (kitchen: Kitchen) => Kitchen): Promise<void> {
  const transaction = (await database()).transaction('kitchen', 'readwrite')
  const kitchen = changed(readKitchen(await transaction.store.get(own)) ?? emptyKitchen)
  await Promise.all([transaction.store.put(storedKitchen(kitchen), own), transaction.done])
  writeMirror(kitchen)
  channel?.postMessage('changed')
  notify()
}

export const addToWishlist = (entry: WishlistEntry) => change((kitchen) => withWishlistEntry(kitchen, entry))
export const removeFromWishlist = (code: string) => change((kitchen) => withoutWishlistEntry(kitchen, code))
export const addOwned = (entry: OwnedEntry) => change((kitchen) => withOwned(kitchen, entry))
export const changeOwned = (key: OwnedKey, changes: Partial<OwnedEntry>) =>
  change((kitchen) => withChangedOwned(kitchen, key, changes))
export const replaceOwned = (key: OwnedKey, entry: OwnedEntry) => change((kitchen) => withReplacedOwned(kitchen, key, entry))
export const removeOwned = (key: OwnedKey) => change((kitchen) => withoutOwned(kitchen, key))
/** Adds another kitchen, such as that of a file or a shared link. */
export const addKitchen = (kitchen: Kitchen) => change((stored) => mergedKitchen(stored, kitchen))

function writeMirror({ wishlist, owned }: Kitchen) {
  try {
    localStorage[mirrorKey] = [wishlist.length + owned.length, ...wishlist.map(({ code }) => code)].join(' ')
  } catch {
    // The count in the header is missing. My kitchen itself has been stored.
  }
  dispatchEvent(new Event(mirrorChange))
}
