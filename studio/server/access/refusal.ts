import type { IncomingHttpHeaders } from 'node:http'
import type { Entrance } from './entrance.ts'

export type Refusal = 'foreign host' | 'foreign origin' | 'framed'

type Asked = { method: string; headers: IncomingHttpHeaders }
type Place = { entrance: Entrance; port: number }

const frames = ['iframe', 'frame', 'object', 'embed', 'fencedframe']

/** Why a request is refused, whoever sends it. Undefined if it comes from a page of the studio, or from an address that somebody opens. */
export function refusalOf({ method, headers }: Asked, { entrance, port }: Place): Refusal | undefined {
  const origins = originsOf(entrance, port)
  // A page of another site can point its own host name at this address (DNS rebinding). Then the host is foreign.
  if (!origins.some((origin) => new URL(origin).host === headers.host)) return 'foreign host'

  const site = headers['sec-fetch-site']
  const isForeign = site === 'cross-site' || site === 'same-site'
  if (frames.includes(String(headers['sec-fetch-dest'])) && site !== 'same-origin') return 'framed'
  if (isForeign && headers['sec-fetch-mode'] !== 'navigate') return 'foreign origin'
  if (headers.origin !== undefined && !isOwn(headers.origin, headers.host, origins)) return 'foreign origin'
  // Browsers send it with every POST.
  if (method !== 'GET' && method !== 'HEAD' && headers.origin === undefined) return 'foreign origin'
  return undefined
}

function originsOf(entrance: Entrance, port: number): string[] {
  if (entrance.by === 'proxy') return [entrance.origin]
  return ['127.0.0.1', 'localhost', '[::1]'].map((host) => `http://${host}:${port}`)
}

const isOwn = (origin: string, host: string | undefined, origins: readonly string[]) =>
  origins.includes(origin) && new URL(origin).host === host
