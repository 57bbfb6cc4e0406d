import { type RefAttributes, useSyncExternalStore } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'

/**
 * React Router's link, which prefetches its page when a pointer rests on it or it has the focus for a moment. Not while offline: where the code of a page
 * can't be prefetched, the router loads the document anew, and the browser would show its own error page.
 */
export function Link(props: LinkProps & RefAttributes<HTMLAnchorElement>) {
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
  return <RouterLink discover="none" {...props} prefetch={isOnline ? (props.prefetch ?? 'intent') : 'none'} />
}

function subscribeToNetwork(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
