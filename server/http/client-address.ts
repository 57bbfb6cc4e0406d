import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * Who is asking. What a client writes into X-Forwarded-For itself is never believed: the list is read from its end, as many entries as
 * there are proxies of ours in front of this server.
 */
export function clientAddress(proxies: number): ClientAddress {
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    let address = plainAddress(socket.remoteAddress ?? '')
    for (const entry of forwarded.toReversed().slice(0, proxies)) {
      const next = plainAddress(entry)
      if (isIP(next) === 0) break
      address = next
    }
    return address
  }
}

/** Without port, brackets or zone; an IPv4 address inside IPv6 as IPv4. */
function plainAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}
