import { type PointerEvent, type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

const zoomedIn = 2.5
const maxZoom = 4
const doubleTapMs = 350
const tapPixels = 24

type Point = { x: number; y: number }

/** Zooms the picture of the current slide: `[data-view]` scrolls, and `--zoom` on it is the scale. */
export function useZoom(track: RefObject<HTMLElement | null>, index: number) {
  const [isZoomed, setIsZoomed] = useState(false)
  const tap = useRef({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY })
  const drag = useRef<Point>(undefined)
  const view = () => track.current?.children[index]?.querySelector<HTMLElement>('[data-view]')

  /** Keeps the point of the picture that is at `at` where it is. */
  function zoomTo(zoom: number, at?: Point) {
    const box = view()
    const image = box?.querySelector('img')
    if (!box || !image) return
    const { left, top, width, height } = image.getBoundingClientRect()
    const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 }
    box.style.setProperty('--zoom', String(zoom))
    const after = image.getBoundingClientRect()
    box.scrollLeft += after.left + ((x - left) / width) * after.width - x
    box.scrollTop += after.top + ((y - top) / height) * after.height - y
    setIsZoomed(zoom > 1)
  }

  const reset = useCallback(() => {
    for (const box of track.current?.querySelectorAll<HTMLElement>('[data-view]') ?? []) box.style.removeProperty('--zoom')
    setIsZoomed(false)
  }, [track])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture starts as a whole.
  useEffect(reset, [index, reset])

  const toggle = (at: Point) => (isZoomed ? reset() : zoomTo(zoomedIn, at))
  const pinchTo = useEffectEvent(zoomTo)
  useEffect(() => (track.current ? watchPinch(track.current, pinchTo) : undefined), [track])

  const pointer = {
    onPointerDown({ pointerType, clientX, clientY, button, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'mouse' || button !== 0) return
      drag.current = { x: clientX, y: clientY }
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove({ movementX, movementY }: PointerEvent) {
      if (drag.current) pan(-movementX, -movementY)
    },
    onPointerUp({ pointerType, clientX, clientY, timeStamp }: PointerEvent) {
      const from = drag.current ?? tap.current
      drag.current = undefined
      const isNear = Math.hypot(clientX - from.x, clientY - from.y) < tapPixels
      const at = { x: clientX, y: clientY }
      if (pointerType === 'mouse') return isNear && toggle(at)
      const isSecond = isNear && timeStamp - tap.current.at < doubleTapMs
      tap.current = { ...at, at: isSecond ? Number.NEGATIVE_INFINITY : timeStamp }
      if (isSecond) toggle(at)
    },
  }

  function pan(left: number, top: number) {
    view()?.scrollBy({ left, top, behavior: 'instant' })
  }

  return { isZoomed, into: () => zoomTo(zoomedIn), reset, pan, pointer }
}

/** Reports two fingers. Touch events, because the browser would take pointer events away to scroll. */
function watchPinch(track: HTMLElement, zoomTo: (zoom: number, at: Point) => void) {
  let start: { distance: number; zoom: number } | undefined

  function begin(event: TouchEvent) {
    const fingers = fingersOf(event)
    const box = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-view]') : null
    start = fingers && box ? { distance: fingers.distance, zoom: Number(box.style.getPropertyValue('--zoom') || 1) } : undefined
    if (start) event.preventDefault()
  }

  function change(event: TouchEvent) {
    const fingers = fingersOf(event)
    if (!start || !fingers) return
    event.preventDefault()
    zoomTo(Math.min(maxZoom, Math.max(1, (start.zoom * fingers.distance) / start.distance)), fingers.middle)
  }

  // Not passive, because the page must not scroll meanwhile.
  track.addEventListener('touchstart', begin, { passive: false })
  track.addEventListener('touchmove', change, { passive: false })
  return () => {
    track.removeEventListener('touchstart', begin)
    track.removeEventListener('touchmove', change)
  }
}

function fingersOf({ touches: [one, two] }: TouchEvent) {
  if (!one || !two) return undefined
  return {
    distance: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
    middle: { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 },
  }
}
