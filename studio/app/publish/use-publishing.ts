import { useCallback, useEffect, useState } from 'react'
import type { ResultOf } from '#studio/wire/calls.ts'
import { call, type Fault, faultOf } from '../call.ts'

const everyMs = 4_000
const typingMs = 300

export type Publishing = ResultOf<'publishing'>
type Found = Extract<ResultOf<'publishCheck'>, { count: number }>
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

/** `unchecked`: the check died or hung. */
type Checked = { faults?: Found; failure?: Fault | 'unchecked' }

/** The faults of what is chosen. Empty while they are looked for. `again`: looks for them again. */
export function useCheck(chosen: readonly Chosen[], day: string | undefined): Checked & { again: () => void } {
  const [found, setFound] = useState<Checked & { of: string }>()
  const [round, setRound] = useState(0)
  const wanted = JSON.stringify([chosen, day, round])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` has what is chosen.
  useEffect(() => {
    if (chosen.length === 0) return
    let isCurrent = true
    const look = async () => {
      try {
        const answer = await call('publishCheck', { chosen: [...chosen], day })
        if (!isCurrent) return
        const isUnchecked = 'refused' in answer && answer.refused === 'unchecked'
        if (isUnchecked) return setFound({ of: wanted, failure: 'unchecked' })
        setFound({ of: wanted, faults: 'count' in answer ? answer : { faults: [], count: 0 } })
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
  const again = () => setRound((before) => before + 1)
  return { ...(found?.of === wanted ? found : {}), again }
}
