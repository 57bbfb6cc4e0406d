import { useEffect, useEffectEvent } from 'react'

/** Functions that close the open overlays; the last one belongs to the overlay on top. */
const overlays: (() => void)[] = []

/** A pair of history entries with one id: `beneath` marks the page's own entry, `overlay` the one added when an overlay opened. */
type EntryState = { overlay?: string; beneath?: string } | null

let current: EntryState = null
let pushEntry: History['pushState'] = () => {}

/**
 * Back closes an open dialog, drawer or menu before it leaves the page: opening adds an entry to the history, on which nothing else differs.
 * Closing it in another way leaves that entry in place, because going back at once would race with a link that closed it; the next Back
 * then skips it.
 */
export function useBackCloses(open: boolean, close: () => void) {
  const closeLatest = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const overlay = () => closeLatest()
    overlays.push(overlay)
    if (!current?.overlay) addEntry()
    return () => {
      const place = overlays.indexOf(overlay)
      if (place >= 0) overlays.splice(place, 1)
    }
  }, [open])
}

/** Once, before the router starts: after a reload the entry of an overlay may be the current one. */
export function watchOverlayEntries() {
  current = history.state
  pushEntry = history.pushState.bind(history)
  const replaceEntry = history.replaceState.bind(history)
  // The next page takes the place of the overlay's entry: Back from it leads to the page on which the overlay was open.
  history.pushState = (state, unused, url) => {
    if (!current?.overlay) pushEntry(state, unused, url)
    else replaceEntry(state, unused, url)
    current = state
    if (overlays.length > 0) addEntry()
  }
  history.replaceState = (state, unused, url) => {
    replaceEntry(state, unused, url)
    current = state
  }
  // Before the router hears of it, for which both entries are the same page.
  window.addEventListener('popstate', move, { capture: true })
  if (current?.beneath && hasSteppedBack()) history.back()
}

/**
 * Whether Back was pressed after the page had been loaded on an overlay's entry and before these scripts were there. That step changed
 * nothing that can be seen, so it must not be the visitor's. Browsers that keep no such record count it.
 */
function hasSteppedBack(): boolean {
  const loaded = window.navigation?.activation?.entry
  const now = window.navigation?.currentEntry
  return loaded !== undefined && now != null && loaded.index === now.index + 1 && loaded.url === now.url
}

function addEntry() {
  const pair = `${Date.now()}-${Math.random()}`
  history.replaceState({ ...history.state, beneath: pair }, '')
  const overlay = { ...history.state, beneath: undefined, overlay: pair }
  pushEntry(overlay, '')
  current = overlay
}

function move(event: PopStateEvent) {
  const left = current
  const entry: EntryState = event.state
  current = entry
  const isBack = left?.overlay !== undefined && left.overlay === entry?.beneath
  const isForward = entry?.overlay !== undefined && entry.overlay === left?.beneath
  if (!isBack && !isForward) return
  event.stopImmediatePropagation()
  if (isForward) return
  const top = overlays.pop()
  if (!top) return history.back()
  top()
  if (overlays.length > 0) addEntry()
}
