import { Agent, request } from 'node:http'

export type Timed = { ms: number; bytes: number; status: number; text: string }

// With a timeout, Node's agent closes an idle connection a second before the server does, as `Keep-Alive` says. Without one it ignores that.
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 60_000 })

type Sending = { since?: number; encoding?: string; visitor?: string }

/**
 * Sends a GET request. `since` is the time from which it counts, by default now. Bytes are those of the body on the wire.
 * With the address of a `visitor`, on a connection of its own, which may take ten seconds.
 */
export function timed(url: string, { since = performance.now(), encoding = 'identity', visitor }: Sending = {}): Promise<Timed> {
  const { promise, resolve, reject } = Promise.withResolvers<Timed>()
  const connection = visitor ? { agent: false, localAddress: visitor, signal: AbortSignal.timeout(10_000) } : { agent }
  request(url, { ...connection, headers: { 'accept-encoding': encoding } }, (response) => {
    const chunks: Buffer[] = []
    response
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const body = Buffer.concat(chunks)
        const text = encoding === 'identity' ? body.toString('utf8') : ''
        resolve({ ms: performance.now() - since, bytes: body.length, status: response.statusCode ?? 0, text })
      })
      .on('error', reject)
  })
    .on('error', reject)
    .end()
  return promise
}

/** Requests URLs one after the other, and resolves with what each took in milliseconds. Throws if one fails. */
export async function timedInTurn(urls: readonly string[]): Promise<number[]> {
  const all: number[] = []
  for (const url of urls) {
    const { ms, status } = await timed(url)
    if (status >= 400) throw new Error(`${url} responded with ${status}`)
    all.push(ms)
  }
  return all
}
