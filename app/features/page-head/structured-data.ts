/** A schema.org breadcrumb: the trail from the home page, with absolute addresses. */
export function breadcrumbList(trail: readonly { name: string; url: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  }
}
