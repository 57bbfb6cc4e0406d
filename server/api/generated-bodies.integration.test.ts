import { Agent, request } from 'node:http'
import { expect, it } from 'vitest'
import { openApiUnderTest } from './api-under-test.ts'
import { createBodyGenerator, type GeneratedRequest } from './generated-bodies.ts'

const count = Number(process.env.FUZZ_BODIES ?? 3000)
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101)
const maxAnswerMs = 60_000

it(
  `answers ${count} generated bodies in time, and none with a server error`,
  async () => {
    await using api = await openApiUnderTest()
    using agent = disposable(new Agent({ keepAlive: true, maxSockets: 8 }))
    const next = createBodyGenerator(seed)
    const statuses = new Map<number | string, number>()
    const failures: unknown[] = []
    let slowestMs = 0

    async function worker(share: number) {
      for (let sent = 0; sent < share; sent++) {
        const generated = next()
        const begun = performance.now()
        const status = await send(agent, api.origin, generated)
        slowestMs = Math.max(slowestMs, performance.now() - begun)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (!allowed.includes(status))
          failures.push({ status, ...generated, body: generated.body.toString('latin1').slice(0, 2000) })
      }
    }
    await Promise.all(Array.from({ length: 8 }, () => worker(Math.ceil(count / 8))))

    expect(failures.slice(0, 3)).toEqual([])
    expect(api.logged).toEqual([])
    // If every body were refused, the test would prove nothing.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 413]))
    expect(slowestMs).toBeLessThan(maxAnswerMs)
  },
  Math.max(300_000, count * 100),
)

/** The server may also close the connection while a body over the limit is being sent. */
const allowed: readonly (number | string)[] = [200, 400, 404, 413, 415, 'ECONNRESET', 'EPIPE']

function send(agent: Agent, origin: string, { path, type, body, chunked }: GeneratedRequest): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>()
  const length: Record<string, string> = chunked ? {} : { 'content-length': String(body.length) }
  const sending = request(origin + path, { agent, method: 'POST', headers: { 'content-type': headerSafe(type), ...length } })
  sending.setTimeout(maxAnswerMs, () => sending.destroy(new Error('no answer')))
  sending.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  sending.on('response', (answer) => {
    answer.resume().on('close', () => resolve(answer.statusCode ?? 0))
  })
  if (chunked) for (let at = 0; at < body.length; at += 1000) sending.write(body.subarray(at, at + 1000))
  sending.end(chunked ? undefined : body)
  return promise
}

const headerSafe = (type: string) => type.replace(/[^\t\x20-\x7e\x80-\xff]/g, '')

function disposable(agent: Agent): Agent & Disposable {
  return Object.assign(agent, { [Symbol.dispose]: () => agent.destroy() })
}
