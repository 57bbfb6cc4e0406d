import { use } from 'react'
import { type Location, UNSAFE_ViewTransitionContext as ViewTransitionContext } from 'react-router'

/** View transition name of a product's picture, the same on its card and on its page. */
export const transitionName = (code: string) => `product-${code}`

/**
 * True during a view transition between this page and that URL, in either direction. The router's own hook compares only paths, but product URLs
 * differ in their query.
 */
export function useTransitioningTo(url: string): boolean {
  const transition = use(ViewTransitionContext)
  const isThere = ({ pathname, search }: Location) => pathname + search === url
  return transition.isTransitioning && (isThere(transition.nextLocation) || isThere(transition.currentLocation))
}
