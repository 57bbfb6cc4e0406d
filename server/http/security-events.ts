import type { FastifyBaseLogger } from 'fastify'

const messages = {
  rateLimited: 'a client exceeded a rate limit',
  wrongCertificate: 'a certificate was requested with a wrong reference or wrong digits',
  originRefused: 'a request from a page of another site was refused',
} as const

export type SecurityEvent = keyof typeof messages

/** Notes that a request was refused. `of` is what was refused (`read`, `send`, an origin), and never contains personal data. */
export type NoteSecurityEvent = (event: SecurityEvent, of: string) => void

const periodMs = 60_000
const kindsAtOnce = 64
const longestDetail = 100

/** Logs the first event of a kind at once, and after a minute the number of later ones, so that a flood of requests cannot fill the log. */
export function createSecurityEvents(log: Pick<FastifyBaseLogger, 'warn'>): NoteSecurityEvent {
  const later = new Map<string, number>()

  function write(event: SecurityEvent, of: string, count: number) {
    log.warn({ securityEvent: event, of, count }, messages[event])
  }

  function open(kind: string, event: SecurityEvent, of: string) {
    later.set(kind, 0)
    const timer = setTimeout(() => {
      const count = later.get(kind) ?? 0
      later.delete(kind)
      if (count > 0) write(event, of, count)
    }, periodMs)
    timer.unref()
  }

  return (event, detail) => {
    const short = detail.slice(0, longestDetail)
    const of = later.has(`${event} ${short}`) || later.size < kindsAtOnce ? short : 'others'
    const kind = `${event} ${of}`
    const count = later.get(kind)
    if (count !== undefined) {
      later.set(kind, count + 1)
      return
    }
    open(kind, event, of)
    write(event, of, 1)
  }
}
