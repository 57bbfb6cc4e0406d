import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * Returns the IP address of the client. A client can forge entries of X-Forwarded-For, so only the last ones are used: one for each of our
 * own `proxies` in front of this server.
 */
export function clientAddress(proxies: number): ClientAddress {
  return ({ headers, socket }) => {
    let address = plainAddress(socket.remoteAddress ?? '')
    if (proxies === 0) return address
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    for (const entry of forwarded.toReversed().slice(0, proxies)) {
      const next = plainAddress(entry)
      if (isIP(next) === 0) break
      address = next
    }
    return address
  }
}

/** Removes port, brackets and zone. An IPv4 address mapped to IPv6 becomes IPv4. */
function plainAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}
