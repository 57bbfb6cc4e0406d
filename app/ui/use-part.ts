import { type ComponentType, useState } from 'react'

/** A chunk of code that has not come by then counts as failed (G9). */
const timeoutMs = 120_000

type PartState<Props> =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; Component: ComponentType<Props> }

/**
 * A part of the page whose code is fetched when a visitor comes near it. `load` may be called as often as somebody does; after a failure it
 * tries again. `importPart` is a dynamic import: the bundler makes the chunk from it.
 */
export function usePart<Props>(importPart: () => Promise<ComponentType<Props>>) {
  const [state, setState] = useState<PartState<Props>>({ kind: 'idle' })

  const load = () => {
    if (state.kind === 'loading' || state.kind === 'ready') return
    setState({ kind: 'loading' })
    const tooLate = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, new Error('The code did not come')))
    Promise.race([importPart(), tooLate]).then(
      (Component) => setState({ kind: 'ready', Component }),
      () => setState({ kind: 'failed' }),
    )
  }
  return { state, load }
}
