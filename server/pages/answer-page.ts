import type { FastifyReply } from 'fastify'
import { TooBusy } from '#catalog/job-queue.ts'
import type { Language } from '#contract/languages.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { languageOfAddress } from './page-address.ts'
import { plainErrorPage, plainPage } from './plain-error-page.ts'

/** Answers with the page of an address, and with a plain page where the site cannot make one. */
export async function answerPage(reply: FastifyReply, answer: () => Promise<void>) {
  reply.hijack()
  try {
    await answer()
  } catch (error) {
    const busy = error instanceof TooBusy
    if (!busy) reply.log.error(error)
    if (reply.raw.headersSent) {
      reply.raw.destroy()
      return
    }
    const page = plainErrorPage(busy ? 'busy' : 'failed', languageOfAddress(reply.request.url))
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(page.status, page.headers).end(page.html)
  }
}

/** For what no page answers: only forms are posted, and only to the pages that take them. */
export function refuseMethod(reply: FastifyReply) {
  return reply.status(405).header('Allow', 'GET, HEAD').send()
}

/** For a form that a page of another site sends. */
export function refuseCrossSite(reply: FastifyReply, language: Language) {
  const page = plainPage({ status: 403, line: apiWords(language)('refusal.403'), language })
  return reply.status(page.status).headers(page.headers).send(page.html)
}

/** For files that are not there. */
export function refuseFile(reply: FastifyReply) {
  return reply.status(404).header('Cache-Control', 'no-store').send()
}
