import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { compile } from '@fastify/proxy-addr'

export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * Returns the IP address of the client: the last address on the way that isn't a `trusted` proxy. Proxies append the address that they see to
 * X-Forwarded-For, so a client can forge only the entries before its own.
 */
export function clientAddress(trusted: readonly string[]): ClientAddress {
  const isTrusted = compile([...trusted])
  return ({ headers, socket }) => {
    let address = plainAddress(socket.remoteAddress ?? '')
    if (trusted.length === 0) return address
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    for (const entry of forwarded.toReversed()) {
      const next = plainAddress(entry)
      if (isIP(next) === 0 || !isTrusted(address, 0)) break
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
