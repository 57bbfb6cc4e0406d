import { z } from 'zod'
import { wordList } from './lists.ts'

/** The address of a server, without a path: the site's pages have the root of their host for themselves. Parsed without the slash at the end. */
export const serverAddress = (example: string) =>
  z.string().transform((text, context) => {
    const origin = originOf(text)
    if (origin !== undefined) return origin
    const hasMore = URL.canParse(text) && /^https?:/.test(text)
    context.addIssue(
      hasMore ? `must be an address without path, query or password, such as ${example}` : `must be a URL such as ${example}`,
    )
    return z.NEVER
  })

/** Origins as browsers send them: `https://shop.example.com`, without a path. */
export const originList = wordList.transform((entries, context) =>
  entries.map((entry) => {
    const origin = originOf(entry)
    if (origin === undefined) context.addIssue(`"${entry}" is not an origin; write https://shop.example.com, without a path`)
    return origin ?? entry
  }),
)

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain = url.username === '' && url.password === '' && url.pathname === '/' && url.search === '' && url.hash === ''
  return isPlain && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
