import { createHmac } from 'node:crypto'
import type { Claimed } from '../outbox/claim.ts'
import type { Channel, Delivered } from './channel.ts'

export type WebhookOptions = { url: string; secret: string; now: () => Date }

const timeoutMs = 10_000

/**
 * Posts submissions to another program. The header `Hearth-Signature: t=<seconds>,v1=<hex>` has the HMAC-SHA256 of `<seconds>.<body>` with
 * the shared secret. The receiver can check the time against replay attacks, and the reference against duplicates.
 */
export function webhookChannel({ url, secret, now }: WebhookOptions): Channel {
  async function deliver(claimed: Claimed): Promise<Delivered> {
    const body = JSON.stringify(eventOf(claimed))
    const time = String(Math.floor(now().getTime() / 1000))
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'hearth-signature': `t=${time},v1=${signature}` },
        // A redirect could send personal data to a host that nobody has configured.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      return answer.ok ? { ok: true } : { ok: false, error: `HTTP ${answer.status}`, permanent: false }
    } catch (error) {
      return { ok: false, error: codeOf(error), permanent: false }
    }
  }
  return { name: 'webhook', deliver }
}

/** `unreadable`: the stored text of a row that this version cannot read. JSON leaves it out otherwise. */
function eventOf({ reference, kind, language, receivedAt, fields, unreadable }: Claimed) {
  return { event: 'submission', reference, kind, language, receivedAt, fields, unreadable }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
