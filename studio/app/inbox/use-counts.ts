import { useCallback, useEffect, useState } from 'react'
import type { InboxCounts } from '#studio/wire/inbox.ts'
import { call, type Fault, faultOf } from '../call.ts'

const everyMs = 3_000
/** While another tab is in front. */
const hiddenEveryMs = 20_000

/**
 * Asks again and again what there is. Its `version` changes whenever visitors or colleagues have changed something. `setFault` is for calls that
 * follow from it: the next answer takes it back.
 */
export function useCounts() {
  const [counts, setCounts] = useState<InboxCounts>()
  const [fault, setFault] = useState<Fault>()

  const refresh = useCallback(async () => {
    try {
      const latest = await call('counts', {})
      setCounts((known) => (known?.version === latest.version ? known : latest))
      setFault(undefined)
    } catch (error) {
      setFault(faultOf(error))
    }
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let stopped = false
    const poll = async () => {
      clearTimeout(timer)
      await refresh()
      if (!stopped) timer = setTimeout(poll, document.hidden ? hiddenEveryMs : everyMs)
    }
    const onShow = () => document.hidden || void poll()
    void poll()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [refresh])

  return { counts, fault, setFault, refresh }
}
