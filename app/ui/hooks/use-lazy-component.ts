import { type ComponentType, useState } from 'react'

/** Timeout for loading a chunk (G9). */
const timeoutMs = 120_000

type LazyState<Props> =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; Component: ComponentType<Props> }

/**
 * A component whose code is fetched on demand. `load` may be called repeatedly, and retries after a failure. `importComponent` is a dynamic import, so the
 * bundler creates a chunk.
 */
export function useLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [state, setState] = useState<LazyState<Props>>({ kind: 'idle' })

  const load = () => {
    if (state.kind === 'loading' || state.kind === 'ready') return
    setState({ kind: 'loading' })
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, new Error('The code did not load in time')))
    Promise.race([importComponent(), timeout]).then(
      (Component) => setState({ kind: 'ready', Component }),
      () => setState({ kind: 'failed' }),
    )
  }
  return { state, load }
}
