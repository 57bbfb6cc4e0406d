import type { IncomingHttpHeaders } from 'node:http'
import { isAllowed } from '#studio/wire/rights.ts'
import { type Entrance, type NoUser, userOf } from '../server/access/entrance.ts'
import type { Refusal } from '../server/access/refusal.ts'

type Asked = { method: string; headers: IncomingHttpHeaders; hasKey: boolean }
export type PreviewPlace = { entrance: Entrance; port: number; studioPort: number; proxied: string | undefined }

const loopback = ['127.0.0.1', 'localhost', '[::1]']

/** The origins of the preview that this machine, or the proxy, gives it. */
function previewOrigins({ port, proxied }: PreviewPlace): string[] {
  return proxied === undefined ? loopback.map((host) => `http://${host}:${port}`) : [proxied]
}

/** The origin of the studio, as the browser that asks names this machine. */
export function studioOrigin({ host = '' }: IncomingHttpHeaders, { entrance, studioPort }: PreviewPlace): string {
  return entrance.by === 'proxy' ? entrance.origin : `http://${host.replace(/:\d+$/, '')}:${studioPort}`
}

/** Why a request is refused. The studio's frame is on the same site, but of another origin. */
export function refusalOfPreview({ method, headers, hasKey }: Asked, place: PreviewPlace): Refusal | NoUser | undefined {
  const own = previewOrigins(place).find((origin) => new URL(origin).host === headers.host)
  if (own === undefined) return 'foreign host'
  const site = headers['sec-fetch-site']
  const isNavigation = headers['sec-fetch-mode'] === 'navigate'
  if (site === 'cross-site' && headers['sec-fetch-dest'] !== 'document') return isNavigation ? 'framed' : 'foreign origin'
  if (site === 'same-site' && !isNavigation) return 'foreign origin'
  if (headers.origin !== undefined && headers.origin !== own) return 'foreign origin'
  if (method !== 'GET' && method !== 'HEAD' && headers.origin === undefined) return 'foreign origin'
  const user = userOf({ headers, hasKey, staffName: '' }, place.entrance)
  if (typeof user === 'string') return user
  return isAllowed(user.roles, 'previewPages') ? undefined : 'no role'
}
