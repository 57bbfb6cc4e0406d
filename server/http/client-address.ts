import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** More proxies than this stand in front of nobody. */
const longestChain = 20

export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/** How many proxies of ours stand in front of this server, or their addresses and networks (`10.0.0.0/8`). */
export type TrustedProxies = number | readonly string[]

/**
 * Who is asking. What a client writes into X-Forwarded-For itself is never believed: the list is read from its end, and only as far as
 * it was written by a proxy that is trusted.
 */
export function clientAddress(trusted: TrustedProxies): ClientAddress {
  const isTrusted = typeof trusted === 'number' ? trustHops(trusted) : trustNetworks(trusted)

  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').slice(-longestChain)
    let address = plainAddress(socket.remoteAddress ?? '')
    for (const [hops, entry] of forwarded.toReversed().entries()) {
      const next = plainAddress(entry)
      if (isIP(next) === 0 || !isTrusted(address, hops)) break
      address = next
    }
    return address
  }
}

type TrustRule = (address: string, hops: number) => boolean

const trustHops =
  (count: number): TrustRule =>
  (_address, hops) =>
    hops < count

function trustNetworks(networks: readonly string[]): TrustRule {
  const list = new BlockList()
  for (const network of networks) addNetwork(list, network.trim())
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function addNetwork(list: BlockList, entry: string) {
  const [address = '', bits] = entry.split('/')
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  const longest = family === 'ipv6' ? 128 : 32
  const prefix = bits === undefined ? longest : Number(bits)
  if (isIP(address) === 0 || bits === '' || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) {
    throw new Error(`"${entry}" is no address and no network such as 10.0.0.0/8`)
  }
  list.addSubnet(address, prefix, family)
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
