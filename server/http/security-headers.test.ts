import { expect, it } from 'vitest'
import { transportSecurity } from './security-headers.ts'

it.each([
  ['off', undefined],
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('HSTS=%s tells browsers %s', (scope, header) => {
  expect(transportSecurity(scope)['Strict-Transport-Security']).toBe(header)
})
