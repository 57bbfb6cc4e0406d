import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/*
 * Back closes an open dialog, drawer or menu before it leaves the page. Each has a history entry with the URL of its page, above the page's own. The
 * platform's CloseWatcher does this for the Back gesture of Android only.
 */

/** Functions that close the open overlays; the last one belongs to the overlay on top. */
const overlays: (() => void)[] = []

/** A pair of history entries with one id: `beneath` marks the page's own entry, `overlay` the one added when an overlay opened. */
type EntryState = { overlay?: string; beneath?: string } | null

let current: EntryState = null
/** On the way from the entry of a closed overlay to that of its page, which the router then shows. */
let isSkipping = false
/** On the way back to the page whose overlay was closed before it had its own entry. */
let isReturning = false

/**
 * Adds the history entry when an overlay opens. Closing it in another way than Back leaves the entry in place, because calling `history.back()` would
 * race with a link that closed it; Back and Forward skip it.
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

/** For the root of the pages: an overlay that stays open while the router changes the URL gets a new entry. */
export function useOverlayEntries() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation.
  useEffect(() => {
    current = history.state
    if (overlays.length > 0 && !current?.overlay) addEntry()
  }, [key])
}

/** Call once, before the router starts: after a reload the current entry may be that of an overlay. */
export function watchOverlayEntries() {
  current = history.state
  // Capture, and registered first, to run before the router.
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
  history.pushState(overlay, '')
  current = overlay
}

function move(event: PopStateEvent) {
  const left = current
  const entry: EntryState = event.state
  current = entry
  if (isReturning) {
    isReturning = false
    event.stopImmediatePropagation()
    if (overlays.length > 0) addEntry()
    return
  }
  // Back was pressed after the router changed the URL beneath an open overlay, and before React rendered that: the new page's entry has no overlay's above it.
  if (overlays.length > 0 && entry?.overlay !== undefined && entry.overlay === left?.overlay) {
    event.stopImmediatePropagation()
    overlays.pop()?.()
    isReturning = true
    history.forward()
    return
  }
  const isBack = left?.overlay !== undefined && left.overlay === entry?.beneath
  const isForward = entry?.overlay !== undefined && entry.overlay === left?.beneath
  if (!isBack && !isForward) {
    if (entry?.overlay === undefined) return
    // From another page to the entry of an overlay that was left open. The router, or a reload before it runs, follows on the entry of the page:
    // going on would cancel a reload that has begun.
    event.stopImmediatePropagation()
    isSkipping = true
    history.back()
    return
  }
  if (isSkipping) {
    isSkipping = false
    return
  }
  event.stopImmediatePropagation()
  if (isForward) return history.forward()
  const top = overlays.pop()
  if (!top) return history.back()
  top()
  if (overlays.length > 0) addEntry()
}
