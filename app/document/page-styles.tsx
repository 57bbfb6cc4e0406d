import { useLayoutEffect } from 'react'
import { useMatches } from 'react-router'
import { builtRoutes, firstRoutes } from './built-routes.ts'

/** Adds the stylesheets of a page that the router has loaded. They stay when the page is left: the order of the cascade layers is fixed. */
export function PageStyles() {
  const matches = useMatches()
  useLayoutEffect(() => {
    for (const href of stylesOf(matches.map(({ id }) => id))) if (!isLinked(href)) addStylesheet(href)
  }, [matches])
  return null
}

/**
 * Links the stylesheets of the first page, disabled: the HTML contains their text. The router, and what loads code, take a linked stylesheet for a loaded
 * one.
 */
export function linkInlineStyles() {
  for (const href of stylesOf(firstRoutes())) if (!isLinked(href)) addStylesheet(href, { disabled: true })
}

function stylesOf(routeIds: readonly string[]): string[] {
  const routes = builtRoutes()
  return routeIds.flatMap((id) => routes[id]?.css ?? [])
}

const isLinked = (href: string) => document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null

function addStylesheet(href: string, { disabled = false } = {}) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.disabled = disabled
  link.href = href
  document.head.append(link)
}
