import { Link as RouterLink, type LinkProps } from 'react-router'

/**
 * React Router's link. On the server it is a plain element with the same attributes: a page has a hundred links or more, and resolving their URLs, which
 * are absolute already, takes a tenth of the render.
 */
export const Link = import.meta.env.SSR ? PlainLink : RouterLink

/** Paths without dot segments and double slashes, which the router would resolve. */
const isResolved = /^\/(?!\/)(?!.*(\/\/|\/\.))/

function PlainLink(props: LinkProps) {
  const { to, onClick, discover, prefetch, relative, reloadDocument, replace, mask, state, ...rest } = props
  if (typeof to !== 'string' || mask || discover || !isResolved.test(to)) return <RouterLink {...props} />
  const { target, preventScrollReset, viewTransition, defaultShouldRevalidate, ...attributes } = rest
  return <a {...attributes} href={to} target={target} data-discover="true" />
}
