import type { FastifyReply } from 'fastify'
import { isGone } from '../http/client-gone.ts'
import { languageOfAddress } from './page-address.ts'
import { plainErrorPage } from './plain-error-page.ts'

/** Replaces Fastify's error handler, which would show the error's message and code. Logs server errors, and answers them with a plain page. */
export function answerError(error: unknown, reply: FastifyReply) {
  // For example in the middle of a body. There is nobody to answer.
  if (isGone(reply.raw)) return reply.hijack()
  const status = statusOf(error)
  if (status < 500) return reply.status(status).send()
  reply.log.error({ err: error }, `The request was answered with ${status}`)
  const page = plainErrorPage('failed', languageOfAddress(reply.request.url))
  return reply.status(status).headers(page.headers).send(page.html)
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}
