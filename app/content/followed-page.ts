/** The page of this site that a click on a link leads to. Undefined if the browser has to follow the link itself. */
export function followedPage(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  // `Link` marks links to pages of this site. Others are files, telephone numbers or other sites.
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-discover]') : null
  return link?.target === '' ? link.pathname + link.search + link.hash : undefined
}
