import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** `requestId` is the trace id of W3C Trace Context. `path` has no query, because visitors type some queries. */
type RequestContext = { requestId: string; path: string }

const current = new AsyncLocalStorage<RequestContext>()

/** Runs the work of a request. Whatever it logs, also later, has the id of the request. */
export function inRequest<Result>(request: IncomingMessage, work: (context: RequestContext) => Result): Result {
  const context = { requestId: traceIdOf(request) ?? randomBytes(16).toString('hex'), path: pathOf(request.url) }
  return current.run(context, () => work(context))
}

export const currentRequestId = (): string | undefined => current.getStore()?.requestId

/** The level of `error` in pino. */
const errorLevel = 50

/** Fields of every log line (pino's `mixin`): the id of the request, and in errors its path. */
export function requestFields(_line: object, level: number): { requestId?: string; path?: string } {
  const context = current.getStore()
  if (!context) return {}
  return level >= errorLevel ? context : { requestId: context.requestId }
}

/** `traceparent` is `version-traceid-parentid-flags`. A trace id of zeros is invalid. */
export function traceIdOf({ headers }: IncomingMessage): string | undefined {
  const header = headers['traceparent']
  const [, traceId] =
    (typeof header === 'string' && /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/.exec(header)) || []
  return traceId === undefined || /^0+$/.test(traceId) ? undefined : traceId
}

/** Without the query, which visitors type. */
export const pathOf = (url = '/') => url.split('?', 1)[0] ?? ''
