import { createHmac } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import type { Claimed } from '../outbox/claim.ts'
import { webhookChannel } from './webhook.ts'

const secret = 'a secret of sixteen or more'
const claimed: Claimed = {
  ...{ reference: 'H7KM-3QRC', channel: 'webhook', attempts: 1, version: 0, firstTriedAt: '2030-01-02T12:00:00.000Z' },
  leaseUntil: '2030-01-02T12:02:00.000Z',
  ...{ kind: 'subscribe', language: 'zh-Hant', receivedAt: '2030-01-02T11:59:00.000Z', fields: { email: 'ann@example.com' } },
}

async function deliverTo(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resume) => server.once('listening', resume))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const now = () => new Date('2030-01-02T12:00:00.000Z')
  try {
    return await webhookChannel({ url, secret, now }).deliver(claimed)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

it('posts the submission with an HMAC signature', async () => {
  let body = ''
  let signature = ''
  const delivered = await deliverTo((request, response) => {
    signature = String(request.headers['hearth-signature'])
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => response.end())
  })
  expect(delivered).toEqual({ ok: true })
  const { reference, kind, language, receivedAt, fields } = claimed
  expect(JSON.parse(body)).toEqual({ event: 'submission', reference, kind, language, receivedAt, fields })
  const time = '1893585600'
  expect(signature).toBe(`t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`)
})

it('an error response is retried', async () => {
  const delivered = await deliverTo((_request, response) => response.writeHead(500).end())
  expect(delivered).toEqual({ ok: false, error: 'HTTP 500', permanent: false })
})

it('a redirect is not followed', async () => {
  const seen: string[] = []
  const delivered = await deliverTo((request, response) => {
    seen.push(request.url ?? '')
    response.writeHead(307, { Location: '/elsewhere' }).end()
  })
  expect([delivered.ok, seen]).toEqual([false, ['/hook']])
})

it('a refused connection is reported as a code, without the URL', async () => {
  const delivered = await webhookChannel({ url: 'http://127.0.0.1:9/hook?token=x', secret, now: () => new Date() }).deliver(
    claimed,
  )
  expect(delivered.ok || delivered.error).toMatch(/^[A-Z_]+$|^Error$/)
})
