import { withoutPastedText } from './pasted-text.ts'

/** A request target is passed to the router, redirected to its normal form, or malformed. */
export type RequestTarget = { kind: 'url'; url: string } | { kind: 'redirect'; to: string } | { kind: 'malformed' }

const absoluteForm = /^https?:\/\/[^/?#]+(?=[/?]|$)/i
const escapedUnreserved = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi
const mayNeedNormalizing = /%|\/\/|\/\.\.?(?:\/|$)|[^\w/-]$/

/**
 * Normalizes a request target before any other code sees it. Only the path and query of an absolute form are used. A path with dot segments,
 * double slashes, unreserved characters in percent-encoding or text pasted with a link redirects to the normal path.
 */
export function requestTarget(raw: string): RequestTarget {
  const url = raw.startsWith('/') ? raw : originForm(raw)
  // A fragment is never part of a valid request.
  if (url === undefined || url.includes('#')) return { kind: 'malformed' }
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const normalized = normalize(path)
  if (normalized === path) return { kind: 'url', url }
  return { kind: 'redirect', to: normalized + (mark < 0 ? '' : url.slice(mark)) }
}

function originForm(raw: string): string | undefined {
  const [base] = absoluteForm.exec(raw) ?? []
  if (base === undefined) return undefined
  const rest = raw.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** A path with a backslash stays as it is: browsers read it as a slash, so a redirect could go to another site. */
function normalize(path: string): string {
  if (!mayNeedNormalizing.test(path) || path.includes('\\') || !isDecodable(path)) return path
  const unescaped = path.replace(escapedUnreserved, (character) => decodeURIComponent(character))
  return withoutPastedEnd(/\/\/|\/\.\.?(?:\/|$)/.test(unescaped) ? withoutDotSegments(unescaped) : unescaped)
}

function withoutDotSegments(path: string): string {
  const segments: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return `/${segments.join('/')}`
}

/** `/about。` is `/about`. A path that begins with letters of another script was never a link to the site. */
function withoutPastedEnd(path: string): string {
  const pasted = decodeURIComponent(path)
  const cleaned = withoutPastedText(pasted)
  if (cleaned === pasted || (cleaned === '/' && /^\/\p{L}/u.test(pasted))) return path
  return cleaned.split('/').map(encodeURIComponent).join('/')
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
