export type ReadSitemap = {
  /** Paths of the parts that the index lists. */
  parts: string[]
  /** The text of all parts. */
  xml: string
  /** URLs of all listed pages. */
  urls: string[]
}

/** Reads the sitemap index of a site and all its parts. */
export async function readSitemap(origin: string): Promise<ReadSitemap> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  // The URLs name the public origin.
  const parts = locationsIn(index).map((url) => new URL(url).pathname)
  const texts = await Promise.all(parts.map(async (part) => (await fetch(origin + part)).text()))
  return { parts, xml: texts.join('\n'), urls: texts.flatMap(locationsIn) }
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
