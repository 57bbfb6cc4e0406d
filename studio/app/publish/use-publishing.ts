import { useCallback, useEffect, useState } from 'react'
import type { Answers } from '#studio/server/handlers.ts'
import { call, type Fault, faultOf } from '../call.ts'

const everyMs = 4_000
const typingMs = 300

export type Publishing = Answers['publishing']
type Found = Extract<Answers['publishCheck'], { count: number }>
type Chosen = { file: string; version: string }

/** Drafts and releases, kept up to date: what colleagues do appears by itself. */
export function usePublishing() {
  const [publishing, setPublishing] = useState<Publishing>()
  const [fault, setFault] = useState<Fault>()
  const refresh = useCallback(async () => {
    try {
      const latest = await call('publishing', {})
      setPublishing((known) => (JSON.stringify(known) === JSON.stringify(latest) ? known : latest))
      setFault(undefined)
    } catch (error) {
      setFault(faultOf(error))
    }
  }, [])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let stopped = false
    const poll = async () => {
      if (!document.hidden) await refresh()
      if (!stopped) timer = setTimeout(poll, everyMs)
    }
    void poll()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [refresh])
  return { publishing, fault, refresh }
}

/** The faults of what is chosen. Empty while they are looked for. `failure`: they can't be, and are looked for again. */
export function useCheck(chosen: readonly Chosen[], day: string | undefined): { faults?: Found; failure?: Fault } {
  const [found, setFound] = useState<{ of: string; faults?: Found; failure?: Fault }>()
  const wanted = JSON.stringify([chosen, day])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` has what is chosen.
  useEffect(() => {
    if (chosen.length === 0) return
    let isCurrent = true
    const look = async () => {
      try {
        const answer = await call('publishCheck', { chosen: [...chosen], day })
        if (isCurrent) setFound({ of: wanted, faults: 'count' in answer ? answer : { faults: [], count: 0 } })
      } catch (error) {
        if (!isCurrent) return
        setFound({ of: wanted, failure: faultOf(error) })
        timer = setTimeout(look, everyMs)
      }
    }
    let timer = setTimeout(look, typingMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [wanted])
  return found?.of === wanted ? found : {}
}
