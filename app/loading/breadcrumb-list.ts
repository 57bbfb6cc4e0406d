import type { Step } from '#app/content/trail-to.ts'

/** schema.org's `BreadcrumbList`, with absolute URLs. */
export function breadcrumbList(steps: readonly Step[], origin: string) {
  const known = steps.filter(({ url }) => url !== undefined)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: known.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: typeof name === 'string' ? name : name.text,
      item: origin + url,
    })),
  }
}
