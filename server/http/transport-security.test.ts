import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { responsesWith, type TransportSecurity, withTransportSecurity } from './transport-security.ts'

async function headerOf(scope: TransportSecurity, answer: (response: ServerResponse) => void): Promise<string | null> {
  const server = createServer({ ServerResponse: responsesWith(scope) }, (_request, response) => answer(response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}`)
  server.close()
  expect(headers.get('x-own') ?? 'yes').toBe('yes')
  return headers.get('strict-transport-security')
}

it.each([
  ['off', null],
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('HSTS=%s sends %s', async (scope, header) => {
  expect(await headerOf(scope, (response) => response.end())).toBe(header)
})

it('is added once to a list that is sent many times', async () => {
  const complete = (response: ServerResponse) => withTransportSecurity(response, ['X-Own', 'yes'])
  expect(await headerOf('host', (response) => response.writeHead(200, complete(response)).end())).toBe('max-age=31536000')
  expect(await headerOf('off', (response) => response.writeHead(200, complete(response)).end())).toBeNull()
})

it.each([
  ['a list', (response: ServerResponse) => response.writeHead(200, ['X-Own', 'yes', 'Content-Length', '0']).end()],
  ['an object', (response: ServerResponse) => response.writeHead(200, { 'X-Own': 'yes' }).end()],
  ['a status message and an object', (response: ServerResponse) => response.writeHead(200, 'Fine', { 'X-Own': 'yes' }).end()],
  ['no headers', (response: ServerResponse) => response.setHeader('X-Own', 'yes').writeHead(200).end()],
])('is sent if writeHead gets %s', async (_form, answer) => {
  expect(await headerOf('host', answer)).toBe('max-age=31536000')
})
