import { Agent, request } from 'node:http'
import { formCalls } from '#contract/wire/calls/information-calls.ts'

export type Sent = { perSecond: number; p99Ms: number; failed: number }

let number = 0

/** Sends complaints at a constant rate without waiting for responses. Latency counts from the scheduled time of each one. */
export async function sendAtRate(origin: string, { perSecond, seconds }: { perSecond: number; seconds: number }): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  const took: number[] = []
  let failed = 0
  const total = perSecond * seconds
  const startedAt = performance.now()
  const sends: Promise<void>[] = []

  while (sends.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - startedAt) / 1000) * perSecond))
    while (sends.length < due) {
      const planned = startedAt + (sends.length / perSecond) * 1000
      const sending = send(agent, origin).then((ok) => {
        took.push(performance.now() - planned)
        if (!ok) failed += 1
      })
      sends.push(sending)
    }
    await new Promise((resume) => setTimeout(resume, 2))
  }
  await Promise.all(sends)
  agent.destroy()
  took.sort((a, b) => a - b)
  const lasted = (performance.now() - startedAt) / 1000
  return { perSecond: total / lasted, p99Ms: took[Math.floor(took.length * 0.99)] ?? 0, failed }
}

function send(agent: Agent, origin: string): Promise<boolean> {
  number += 1
  const fields = {
    name: 'Ann Lee',
    countries: 'Singapore',
    city: 'Singapore',
    phone: '+65 9123 4567',
    describe: `It hums (${number}).`,
  }
  const body = new URLSearchParams(fields).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': `bench-${number}` }
  const { promise, resolve } = Promise.withResolvers<boolean>()
  request(origin + formCalls.feedback.path, { method: 'POST', agent, headers }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode === 200))
  })
    .on('error', () => resolve(false))
    .end(body)
  return promise
}
