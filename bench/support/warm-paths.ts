import { readSitemap } from '#tests/support/sitemap.ts'

/** The paths of all pages in the site's sitemap. The site renders them after a start, as many as its cache holds. */
export async function warmPaths(origin: string): Promise<string[]> {
  const { urls } = await readSitemap(origin)
  return urls.map((url) => {
    const { pathname, search } = new URL(url)
    return pathname + search
  })
}
