import { createHmac } from 'node:crypto'
import type { Claimed } from '../outbox/claim.ts'
import type { Channel, Delivered } from './channel.ts'

export type WebhookOptions = { url: string; secret: string; now: () => Date }

const timeoutMs = 10_000

/**
 * Tells another program. It knows us by `Hearth-Signature: t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>` with the shared
 * secret; the time lets it refuse what somebody recorded. The reference is the same on every try.
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
        // A redirect could lead what a visitor sent somewhere that nobody has chosen.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      return answer.ok ? { ok: true } : { ok: false, error: `HTTP ${answer.status}`, hopeless: false }
    } catch (error) {
      return { ok: false, error: codeOf(error), hopeless: false }
    }
  }
  return { name: 'webhook', deliver }
}

function eventOf({ reference, kind, language, receivedAt, fields }: Claimed) {
  return { event: 'submission', reference, kind, language, receivedAt, fields }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
