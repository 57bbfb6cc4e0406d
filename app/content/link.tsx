import { type MouseEvent, type RefAttributes, use } from 'react'
import {
  createPath,
  UNSAFE_DataRouterContext as DataRouterContext,
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
} from 'react-router'
import { followedPage } from './followed-page.ts'

/**
 * React Router's link, without what resolves URLs: nearly all are absolute already. On the server, where a page has a hundred links or more, that takes a
 * tenth of the render. In the browser, the router's link reads the location, so each navigation would render all links of the page again.
 */
export const Link = import.meta.env.SSR ? PlainLink : FollowedLink

/** Without what no link of the site uses. */
type LinkProps = Omit<RouterLinkProps, 'discover' | 'mask' | 'prefetch' | 'relative' | 'replace' | 'state'> &
  RefAttributes<HTMLAnchorElement>

/** Paths without dot segments and double slashes, which the router would resolve. */
const isResolved = /^\/(?!\/)(?!.*(\/\/|\/\.))/

function PlainLink(props: LinkProps) {
  const { to, onClick, reloadDocument, ...rest } = props
  if (typeof to !== 'string' || !isResolved.test(to)) return <RouterLink {...props} discover="none" />
  const { target, preventScrollReset, viewTransition, defaultShouldRevalidate, ...attributes } = rest
  return <a {...attributes} href={to} target={target} />
}

function FollowedLink(props: LinkProps) {
  const router = use(DataRouterContext)?.router
  const { to, onClick, target, preventScrollReset = false, viewTransition = false, reloadDocument, ...attributes } = props
  if (!router || target || reloadDocument || typeof to !== 'string' || !isResolved.test(to))
    return <RouterLink {...props} discover="none" />
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !followedPage(event.nativeEvent)) return
    event.preventDefault()
    // As in browsers, a link to the current URL adds no history entry.
    const replace = to === createPath(router.state.location)
    // A slow processor has none (`app/document/view-transitions.ts`), and the router would say so in the console.
    const animated = viewTransition && typeof document.startViewTransition === 'function'
    void router.navigate(to, { replace, preventScrollReset, viewTransition: animated })
  }
  return <a {...attributes} href={to} onClick={follow} />
}
