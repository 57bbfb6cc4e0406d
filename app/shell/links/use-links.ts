import type { NavigationLink } from '#app/loading/root-data.ts'
import { useRootData } from '#app/loading/root-data.ts'
import type { FooterColumn, HeaderPlace } from '#contract/pages/page.ts'

/** The links of one place of the header or one column of the footer, in order. */
export function useLinks(place: { header: HeaderPlace } | { footer: FooterColumn }): NavigationLink[] {
  const links = useRootData()?.navigation ?? []
  return links.filter((link) => ('header' in place ? link.header === place.header : link.footer === place.footer))
}
