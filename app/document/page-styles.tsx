import { useLayoutEffect } from 'react'
import { useMatches } from 'react-router'
import { builtRoutes } from './built-routes.ts'

/** Adds the stylesheets of a page that the router has loaded. They stay when the page is left: the order of the cascade layers is fixed. */
export function PageStyles() {
  const matches = useMatches()
  useLayoutEffect(() => {
    const routes = builtRoutes()
    for (const href of matches.flatMap(({ id }) => routes[id]?.css ?? []))
      if (!document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) addStylesheet(href)
  }, [matches])
  return null
}

function addStylesheet(href: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
