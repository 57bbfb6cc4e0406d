/** Where a request goes: on to the router, to the one address of the same thing, or nowhere. */
export type RequestTarget = { kind: 'url'; url: string } | { kind: 'redirect'; to: string } | { kind: 'malformed' }

const absoluteForm = /^https?:\/\/[^/?#]+(?=[/?]|$)/i
const escapedUnreserved = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi
const needsTidying = /%|\/\/|\/\.\.?(?:\/|$)/

/**
 * Brings a request target into its one form, before anything looks at it. The absolute form, which only proxies use, stands for the path
 * in it. A path with dot segments, double slashes or letters that are needlessly escaped leads on to the same path without.
 */
export function requestTarget(raw: string): RequestTarget {
  const url = raw.startsWith('/') ? raw : originForm(raw)
  // A fragment is the browser's own business, and no part of a request.
  if (url === undefined || url.includes('#')) return { kind: 'malformed' }
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const tidied = tidy(path)
  if (tidied === path) return { kind: 'url', url }
  return { kind: 'redirect', to: tidied + (mark < 0 ? '' : url.slice(mark)) }
}

function originForm(raw: string): string | undefined {
  const [base] = absoluteForm.exec(raw) ?? []
  if (base === undefined) return undefined
  const rest = raw.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Browsers take a backslash for a slash: what holds one leads nowhere, least of all to another site. */
function tidy(path: string): string {
  if (!needsTidying.test(path) || path.includes('\\') || !isDecodable(path)) return path
  const unescaped = path.replace(escapedUnreserved, (character) => decodeURIComponent(character))
  if (!/\/\/|\/\.\.?(?:\/|$)/.test(unescaped)) return unescaped

  const segments: string[] = []
  for (const segment of unescaped.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return `/${segments.join('/')}`
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
