import { expect, it } from 'vitest'
import { clientPrefix } from './subscriber.ts'

it('a subscriber is an IPv4 address or the /64 of an IPv6 address', () => {
  expect(clientPrefix('192.0.2.1')).toBe('192.0.2.1')
  expect(clientPrefix('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(clientPrefix('2001:0DB8:0:0:1:2:3:4')).toBe('2001:db8:0:0::/64')
  expect(clientPrefix('::1')).toBe('0:0:0:0::/64')
  expect(clientPrefix('fe80::')).toBe('fe80:0:0:0::/64')
  expect(clientPrefix('1:2:3:4:5::')).toBe('1:2:3:4::/64')
})
