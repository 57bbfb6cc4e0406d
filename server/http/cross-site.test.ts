import { expect, it } from 'vitest'
import { crossSite } from './cross-site.ts'

const isCrossSite = crossSite({ publicUrl: 'https://www.example.com', corsOrigins: ['https://partner.example.com'] })
const host = 'internal.example.com:8080'

it.each([
  ['our own page', { host, origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }],
  ['our own page in a browser without Sec-Fetch-Site', { host, origin: 'https://www.example.com' }],
  ['our own page on another host name of this server', { host, origin: 'http://Internal.example.com:8080' }],
  ['our own page with the origin "null"', { host, origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a partner', { host, origin: 'https://partner.example.com', 'sec-fetch-site': 'cross-site' }],
  ['a program', { host }],
])('allows %s', (_name, headers) => {
  expect(isCrossSite(headers)).toBe(false)
})

it.each([
  ['another site', { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site in an older browser', { host, origin: 'https://evil.example' }],
  ['another site with the origin "null"', { host, origin: 'null' }],
  ['a sandboxed frame', { host, origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another subdomain of the same domain', { host, origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' }],
  ['another port of this machine', { host, origin: 'https://www.example.com:8443' }],
])('refuses %s', (_name, headers) => {
  expect(isCrossSite(headers)).toBe(true)
})
