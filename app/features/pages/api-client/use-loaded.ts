import { useEffect, useEffectEvent, useState } from 'react'

export type Loaded<Data> =
  | { state: 'nothing' | 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'loaded'; data: Data }

/**
 * Loads data that depends on a visitor's choice. `key` identifies the data: a new key starts a new request and discards the response to the old one;
 * without a key nothing is loaded.
 */
export function useLoaded<Data>(key: string | undefined, load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [result, setResult] = useState<{ key: string; data?: Data }>()
  const [attempt, setAttempt] = useState(0)
  const start = useEffectEvent(load)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request for the same key.
  useEffect(() => {
    if (key === undefined) return
    const controller = new AbortController()
    setResult(undefined)
    start(controller.signal).then(
      (data) => setResult({ key, data }),
      () => controller.signal.aborted || setResult({ key }),
    )
    return () => controller.abort()
  }, [key, attempt])

  if (key === undefined) return { state: 'nothing' }
  if (result?.key !== key) return { state: 'loading' }
  if (!('data' in result)) return { state: 'failed', retry: () => setAttempt((before) => before + 1) }
  return { state: 'loaded', data: result.data as Data }
}
