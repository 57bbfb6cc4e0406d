/** The paths of all pages that the site renders after a start, from its sitemap. */
export async function warmPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(origin, '').replaceAll('&amp;', '&'))
}
