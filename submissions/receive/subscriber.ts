import { isIPv6 } from 'node:net'

/** The network of one internet subscriber: an IPv4 address, or the /64 of an IPv6 address. */
export function clientPrefix(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0')
  const first = [...groups, ...gap, ...after].slice(0, 4)
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
