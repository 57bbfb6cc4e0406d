import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

function seen(proxies: number, peer: string, forwarded?: string | string[]): string {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer })
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return clientAddress(proxies)({ headers: headers as Record<string, string>, socket })
}

describe('client address', () => {
  it('is the peer if no proxy is trusted, and ignores the header', () => {
    expect(seen(0, '192.0.2.1', '198.51.100.1')).toBe('192.0.2.1')
    expect(seen(0, '::ffff:192.0.2.1')).toBe('192.0.2.1')
  })

  it('counts the entries of the header from its end, one per proxy', () => {
    const forwarded = '203.0.113.66, 198.51.100.1, 10.0.0.2'
    expect(seen(1, '10.0.0.1', forwarded)).toBe('10.0.0.2')
    expect(seen(2, '10.0.0.1', forwarded)).toBe('198.51.100.1')
    expect(seen(9, '10.0.0.1', forwarded)).toBe('203.0.113.66')
    expect(seen(2, '10.0.0.1', ['198.51.100.1', '10.0.0.2'])).toBe('198.51.100.1')
  })

  it('removes ports and brackets, and stops at an entry that is not an IP address', () => {
    expect(seen(1, '10.0.0.1', '198.51.100.1:4711')).toBe('198.51.100.1')
    expect(seen(1, '10.0.0.1', '[2001:db8::1]:4711')).toBe('2001:db8::1')
    expect(seen(2, '10.0.0.1', '198.51.100.1, unknown')).toBe('10.0.0.1')
    expect(seen(1, '10.0.0.1', '')).toBe('10.0.0.1')
    expect(seen(1, '10.0.0.1', `${'1.2.3.4,'.repeat(5000)}198.51.100.1`)).toBe('198.51.100.1')
  })
})
