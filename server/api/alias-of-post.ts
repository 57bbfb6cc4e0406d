import { usualBoundary } from './read-multipart.ts'

/** Replaces the content type and each delimiter of a multipart body. A header cannot contain it. */
const mark = '\0'

/**
 * The alias of a POST: its path, content type and body. Bodies that are read differently have different aliases, so an alias that is known
 * needs no parsing. Browsers choose a new multipart boundary for each form, so the alias has a mark in its place.
 */
export function aliasOfPost(path: string, contentType: string, body: Buffer): string {
  const text = body.toString('latin1')
  const boundary = usualBoundary(contentType)
  // A body with a mark of its own keeps its boundary.
  if (boundary === undefined || text.includes(mark)) return `${path} ${contentType}\n${text}`
  return `${path} ${mark}${`\r\n${text}`.replaceAll(`\r\n--${boundary}`, mark)}`
}
