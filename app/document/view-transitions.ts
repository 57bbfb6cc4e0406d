/** On a notebook, hydration takes about 50 ms, on a phone with a quarter of its speed 200 ms. */
const slowFromMs = 100

/**
 * Without view transitions if the first page took long to hydrate. A transition captures two pages, computes the styles of all elements twice and waits
 * for frames: on a slow processor nearly half of the time from a link to its page (docs/decisions/054). React Router looks for this function in each
 * navigation.
 */
export function leaveTransitionsToQuick(hydrationMs: number) {
  if (hydrationMs >= slowFromMs) Reflect.set(document, 'startViewTransition', undefined)
}
