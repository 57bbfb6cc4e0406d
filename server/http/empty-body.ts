import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { preParsingHookHandler } from 'fastify'

const bodyless = new Set(['GET', 'HEAD'])

/** Whether a parser waits for a body that Node doesn't expect. */
const lacksBody = ({ method = '', headers }: IncomingMessage) =>
  !bodyless.has(method) && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined

/**
 * A request that names neither a length nor a transfer encoding has no body, so `optimizeEmptyRequests` gives it none that could be read to its end: a parser
 * would wait for ever. This hook gives parsers an empty one.
 */
export const emptyBodyEnds: preParsingHookHandler = (request, _reply, payload, done) =>
  done(null, lacksBody(request.raw) ? Readable.from([]) : payload)
