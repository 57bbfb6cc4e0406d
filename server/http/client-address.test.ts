import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

function seen(trusted: readonly string[], peer: string, forwarded?: string | string[]): string {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer })
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return clientAddress(trusted)({ headers: headers as Record<string, string>, socket })
}

const cdn = '203.0.113.0/24'

describe('client address', () => {
  it('UP11: is the peer if it is no trusted proxy, whatever the header says', () => {
    for (const trusted of [[], ['10.0.0.1'], ['loopback', cdn]]) {
      expect(seen(trusted, '192.0.2.1', '198.51.100.1')).toBe('192.0.2.1')
      expect(seen(trusted, '::ffff:192.0.2.1', '10.0.0.1, 203.0.113.1')).toBe('192.0.2.1')
    }
  })

  it('UP11: is the last address that is no trusted proxy: what a client puts before its own changes nothing', () => {
    for (const forged of ['', '198.51.100.66, ', '127.0.0.1, ', '10.0.0.1, 203.0.113.9, ', 'unknown, ', ', , '])
      expect(seen(['10.0.0.1'], '10.0.0.1', `${forged}198.51.100.1`)).toBe('198.51.100.1')
    expect(seen(['10.0.0.1', cdn], '10.0.0.1', '192.0.2.66, 198.51.100.1, 203.0.113.7')).toBe('198.51.100.1')
    expect(seen(['10.0.0.1', cdn], '10.0.0.1', ['198.51.100.1', '203.0.113.7'])).toBe('198.51.100.1')
    expect(seen(['10.0.0.1'], '10.0.0.1', `${'1.2.3.4,'.repeat(4000)}198.51.100.1`)).toBe('198.51.100.1')
  })

  it('UP11: knows proxies by address, range and name, also as IPv6', () => {
    for (const peer of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])
      expect(seen(['loopback'], peer, '198.51.100.1')).toBe('198.51.100.1')
    expect(seen(['2001:db8:1::/48'], '2001:db8:1::9', '2001:db8:2::1')).toBe('2001:db8:2::1')
    expect(seen(['2001:db8:1::/48'], '2001:db8:3::9', '2001:db8:2::1')).toBe('2001:db8:3::9')
  })

  it('UP11: removes ports and brackets, and stops at an entry that is not an IP address', () => {
    expect(seen(['10.0.0.1'], '10.0.0.1', '198.51.100.1:4711')).toBe('198.51.100.1')
    expect(seen(['10.0.0.1'], '10.0.0.1', '[2001:db8::1]:4711')).toBe('2001:db8::1')
    expect(seen(['10.0.0.0/8'], '10.0.0.1', '198.51.100.1, 10.0.0.2:443')).toBe('198.51.100.1')
    expect(seen(['10.0.0.1'], '10.0.0.1', '198.51.100.1, unknown')).toBe('10.0.0.1')
    expect(seen(['10.0.0.1'], '10.0.0.1', '')).toBe('10.0.0.1')
  })
})
