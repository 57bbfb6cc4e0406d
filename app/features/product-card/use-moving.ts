import { use } from 'react'
import { type Location, UNSAFE_ViewTransitionContext as ViewTransitionContext } from 'react-router'

/**
 * True while the browser moves between this page and that address, in either direction. The router's own hook compares paths alone, and
 * products differ in their query.
 */
export function useMoving(address: string): boolean {
  const transition = use(ViewTransitionContext)
  const isThere = ({ pathname, search }: Location) => pathname + search === address
  return transition.isTransitioning && (isThere(transition.nextLocation) || isThere(transition.currentLocation))
}
