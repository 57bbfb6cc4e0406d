import { useEffect } from 'react'

let hydrating = typeof document !== 'undefined'
let notify = () => {}

/** Whether the browser is taking over the first page, which the server rendered. */
export const isHydrating = () => hydrating

/** Calls this once when the first page is hydrated. */
export function afterHydration(callback: () => void) {
  notify = callback
}

/** For the outermost component of the page: the router's suspends before it renders. */
export function useHydrationEnd() {
  useEffect(() => {
    hydrating = false
    notify()
  }, [])
}
