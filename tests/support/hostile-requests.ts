import { Agent, request } from 'node:http'
import { limits } from '#contract/wire/problems.ts'

/** What patterns and loops of texts can be slow for, as units to repeat. */
export const hostileUnits = [
  ...[
    '@',
    'a@a.',
    '1',
    '+1 ',
    ',',
    '中，',
    ' ',
    '(',
    '[',
    '"',
    '\\',
    '&#',
    '\r\n',
    '\0',
    '\ud800',
    '😀',
    'e\u0301',
    '\u0300',
    'ㄱ',
    'ㄱ ',
    '한',
    '=',
  ],
  ...['*a_', '[](', '[{', '{}', '%', 'RH-9010 ', 'S/N ', '60 cm '],
] as const

export type Fields = Readonly<Record<string, string>>
type Body = { type: string; body: Buffer }

const boundary = 'x'
/** The ways in which clients send fields. Lone surrogates only arrive in JSON. */
const encodings = {
  json: (fields: Fields): Body => ({ type: 'application/json', body: Buffer.from(JSON.stringify(fields)) }),
  urlencoded: (fields: Fields): Body => ({
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from(`${new URLSearchParams(fields)}`),
  }),
  multipart: (fields: Fields): Body => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.from(`${parts.join('')}--${boundary}--\r\n`) }
  },
} as const
export type Encoding = keyof typeof encodings

/** Fills the named fields as far as the limits of a body and of a field allow. `end` makes each request another one. */
export function filledBody(encoding: Encoding, names: readonly string[], { unit, end, others = {} }: Filled): Body {
  const encoded = encodings[encoding]
  const sizeOf = (count: number) => {
    const value = unit.repeat(count) + end
    return encoded({ ...others, ...Object.fromEntries(names.map((name) => [name, value])) })
  }
  const one = sizeOf(1).body.length
  const perUnit = Math.max(1, sizeOf(2).body.length - one)
  const most = Math.floor((limits.fieldCharacters - end.length) / [...unit].length)
  return sizeOf(Math.max(1, Math.min(most, Math.floor((limits.bodyBytes - one) / perUnit))))
}
type Filled = { unit: string; end: string; others?: Fields }

type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: Buffer }
type Received = { status: number; cpuMs: number }

/** Sends requests one after the other, and measures the CPU time of this process until the whole response is there. */
export function createSender(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  async function send({ path, method = 'GET', headers = {}, body }: Sent): Promise<Received> {
    const before = process.cpuUsage()
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const sent = request(
      { agent, port, path, method, headers: { ...headers, 'content-length': body?.length ?? 0 } },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    sent.on('error', reject).end(body)
    const status = await promise
    const { user, system } = process.cpuUsage(before)
    return { status, cpuMs: (user + system) / 1000 }
  }

  return { send, [Symbol.dispose]: () => agent.destroy() }
}
