import { type RefObject, useEffect, useState } from 'react'
import { sessionMemory } from '#app/browser/session-memory.ts'

/** `offered`: nothing is loaded. `agreed`: loads once the frame is near the viewport. */
type State = 'offered' | 'agreed' | 'loading' | 'ready' | 'failed'

const readyTimeoutMs = 5000
const rootMargin = '600px'
const consentKey = 'reviewsAgreed'

/** Loads the reviews frame after consent and near the viewport. Shows it only if it reports within 5 s (H6). */
export function useReviewsFrame(place: RefObject<HTMLElement | null>, frame: RefObject<HTMLIFrameElement | null>) {
  const [state, setState] = useState<State>('offered')
  const [heightPx, setHeightPx] = useState(400)

  useEffect(() => {
    if (sessionMemory.getItem(consentKey) === 'yes') setState('agreed')
  }, [])

  useEffect(() => {
    if (state !== 'agreed' || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setState('loading')
      },
      { rootMargin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [state, place])

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), readyTimeoutMs)
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    const receive = (event: MessageEvent) => {
      const message = event.source === frame.current?.contentWindow ? readFrameMessage(event.data) : undefined
      if (!message) return
      setHeightPx(message.heightPx)
      setState((now) => (now === 'loading' ? 'ready' : now))
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [frame])

  const agree = () => {
    sessionMemory.setItem(consentKey, 'yes')
    setState('agreed')
  }
  return { state, heightPx, agree }
}

const minHeightPx = 120
const maxHeightPx = 1600

/** Parses the ready message of the reviews frame, with its height. Any other message is ignored. */
export function readFrameMessage(data: unknown): { heightPx: number } | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'reviews-ready') return undefined
  const height = 'height' in data && typeof data.height === 'number' && Number.isFinite(data.height) ? data.height : 0
  return { heightPx: Math.round(Math.min(maxHeightPx, Math.max(minHeightPx, height))) }
}
