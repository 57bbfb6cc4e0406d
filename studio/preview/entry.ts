import type { IncomingHttpHeaders } from 'node:http'
import type { Entrance } from '../server/config.ts'
import type { Refusal } from '../server/refusal.ts'

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
export function refusalOfPreview({ method, headers, hasKey }: Asked, place: PreviewPlace): Refusal | undefined {
  const own = previewOrigins(place).find((origin) => new URL(origin).host === headers.host)
  if (own === undefined) return 'foreign host'
  const site = headers['sec-fetch-site']
  const isNavigation = headers['sec-fetch-mode'] === 'navigate'
  if (site === 'cross-site' && headers['sec-fetch-dest'] !== 'document') return isNavigation ? 'framed' : 'foreign origin'
  if (site === 'same-site' && !isNavigation) return 'foreign origin'
  if (headers.origin !== undefined && headers.origin !== own) return 'foreign origin'
  if (method !== 'GET' && method !== 'HEAD' && headers.origin === undefined) return 'foreign origin'
  if (place.entrance.by === 'proxy') return headers[place.entrance.userHeader] ? undefined : 'no user'
  return hasKey ? undefined : 'no key'
}
