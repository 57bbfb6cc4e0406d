import { useEffectEvent, useLayoutEffect } from 'react'

/** Functions that close the open overlays; the last one belongs to the overlay on top. */
const overlays: (() => void)[] = []

/** A pair of history entries with one id: `beneath` marks the page's own entry, `overlay` the one added when an overlay opened. */
type EntryState = { overlay?: string; beneath?: string } | null

let current: EntryState = null
let pushEntry: History['pushState'] = () => {}

/**
 * Makes Back close an open dialog, drawer or menu before it leaves the page. Opening one adds a history entry with the same URL. Closing it in
 * another way leaves that entry in place, because calling `history.back()` would race with a link that closed it; the next Back then skips the entry.
 *
 * A layout effect, so that the entry exists in the moment in which the overlay is shown.
 */
export function useBackCloses(open: boolean, close: () => void) {
  const closeLatest = useEffectEvent(close)
  useLayoutEffect(() => {
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

/** Call once, before the router starts: after a reload the current entry may be that of an overlay. */
export function watchOverlayEntries() {
  current = history.state
  pushEntry = history.pushState.bind(history)
  const replaceEntry = history.replaceState.bind(history)
  // A navigation replaces the overlay's entry, so that Back leads to the page on which the overlay was open.
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
  // Capture, to run before the router, for which both entries are the same page.
  window.addEventListener('popstate', move, { capture: true })
  if (current?.beneath && hasSteppedBack()) history.back()
}

/**
 * Whether Back was pressed after a reload on an overlay's entry, before these scripts ran. Nothing visible changed then, so the caller goes back once
 * more. In browsers without the Navigation API that press has no visible effect.
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
