import type { FastifyReply } from 'fastify'
import type { Language } from '#contract/languages.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { TooBusy } from '#publishing/jobs/job-queue.ts'
import { isGone } from '../http/client-gone.ts'
import { requestNotes } from '../http/request-notes.ts'
import { languageOfAddress } from './page-address.ts'
import { plainErrorPage, plainPage } from './plain-error-page.ts'

/** Runs `answer`, which sends a page. If it fails, sends a plain error page. */
export async function answerPage(reply: FastifyReply, answer: () => Promise<void>) {
  reply.hijack()
  try {
    await answer()
  } catch (error) {
    if (isGone(reply.raw)) return
    const busy = error instanceof TooBusy
    if (busy) requestNotes(reply.raw).unavailable = 'busy'
    else reply.log.error(error)
    if (reply.raw.headersSent) {
      reply.raw.destroy()
      return
    }
    const page = plainErrorPage(busy ? 'busy' : 'failed', languageOfAddress(reply.request.url))
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(page.status, page.headers).end(page.html)
  }
}

/** Refuses unsupported methods, and a POST to a page without a form. */
export function refuseMethod(reply: FastifyReply) {
  return reply.status(405).header('Allow', 'GET, HEAD').send()
}

/** Refuses a form that a page of another site posts. */
export function refuseCrossSite(reply: FastifyReply, language: Language) {
  const page = plainPage({ status: 403, line: apiWords(language)('refusal.403'), language })
  return reply.status(page.status).headers(page.headers).send(page.html)
}

/** Answers a request for a missing file with an empty 404. */
export function refuseFile(reply: FastifyReply) {
  return reply.status(404).header('Cache-Control', 'no-store').send()
}
