import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { limits } from '#contract/wire/problems.ts'
import { callerLanguage } from '../api/caller-language.ts'
import type { CrossSite } from '../http/cross-site.ts'
import type { NoteSecurityEvent } from '../http/security-events.ts'
import { answerPage, refuseCrossSite, refuseMethod } from './answer-page.ts'
import type { Pages } from './pages.ts'

/** Reads a posted body for the action of the page. */
export type ReadPosted = (request: FastifyRequest, body: Buffer) => PostedForm

export type PostParts = { isCrossSite: CrossSite; noteSecurityEvent: NoteSecurityEvent; readPosted: ReadPosted }

/** Registers the POST route for forms without JavaScript. Refuses pages without a form before it reads the body. */
export function registerPosts(scope: FastifyInstance, pages: Pages, { isCrossSite, noteSecurityEvent, readPosted }: PostParts) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: limits.bodyBytes },
    async (_: unknown, body: Buffer) => body,
  )
  scope.post('/*', {
    onRequest: async (request, reply) => {
      if (!pages.takesForm(request.url)) return refuseMethod(reply)
      if (!isCrossSite(request.headers)) return
      noteSecurityEvent('originRefused', request.headers.origin ?? '')
      return refuseCrossSite(reply, callerLanguage(request))
    },
    handler: (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      return answerPage(reply, () => pages.answerPost(request.raw, reply.raw, readPosted(request, body)))
    },
  })
}
