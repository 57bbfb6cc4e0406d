import { options } from 'preact'
import preact from 'preact/compat'
import { isHydrating } from '../document/hydration.ts'

/*
 * What the built site imports as `react` in the browser (docs/decisions/073): Preact's version of it, with the hooks that are missing there or behave
 * differently.
 */
// @ts-expect-error Preact declares its types as of a CommonJS module.
export * from 'preact/compat'

/**
 * Effects run before the next event, as React's do after a click. Preact would wait for a frame, and for that long a page would show what does not
 * work yet.
 */
options.requestAnimationFrame = queueMicrotask.bind(globalThis)

type Subscribe = (listener: () => void) => () => void

/**
 * Components that hydrate see the server's snapshot first, as in React. With another one, Preact would leave the attributes of the server's elements as
 * they are.
 */
export function useSyncExternalStore<Value>(
  subscribe: Subscribe,
  getSnapshot: () => Value,
  getServerSnapshot = getSnapshot,
): Value {
  const [asOnServer, setAsOnServer] = preact.useState(isHydrating)
  preact.useEffect(() => setAsOnServer(false), [])
  const value = preact.useSyncExternalStore(subscribe, getSnapshot)
  return asOnServer ? getServerSnapshot() : value
}

/** Our components read only contexts with it. */
export const use = preact.useContext

const ignore = () => {}

/** React Router calls it, but needs what it returns only with React's transitions. */
export const useOptimistic = <State>(state: State): [State, () => void] => [state, ignore]

// biome-ignore lint/style/noDefaultExport: the router imports React as a whole.
export default { ...preact, useSyncExternalStore, use, useOptimistic }
