import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languages } from '#contract/languages.ts'
import { localPath, pageUrl } from '#contract/pages/urls.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { mailWords } from '#i18n/mails/mail-words.ts'
import type { Unsubscribe, Unsubscribed } from '#submissions/receive/unsubscribe.ts'
import { type PlainPage, plainPage } from './plain-error-page.ts'

export const unsubscribePath = (language: Language) => localPath(language, '/unsubscribe')

const bodyBytes = 4_096

/**
 * The unsubscribe link in newsletter mails. Mail scanners open every link, so only a POST unsubscribes: from the button on the page, or
 * directly from a mail program (RFC 8058).
 */
export async function registerUnsubscribe(app: FastifyInstance, unsubscribe: Unsubscribe) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The token is in the URL, so the body is ignored.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytes }, async () => undefined)
    for (const { language } of languages) {
      const url = unsubscribePath(language)
      scope.get(url, (_request, reply) => send(reply, askPage(language)))
      scope.post(url, async (request, reply) => send(reply, answerPage(await unsubscribe(tokenOf(request)), language)))
    }
  })
}

function tokenOf({ query }: FastifyRequest): string {
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : ''
  return typeof token === 'string' ? token : ''
}

function send(reply: FastifyReply, page: PlainPage) {
  const { status, headers, html } = plainPage(page)
  return reply.status(status).headers(headers).header('X-Robots-Tag', 'noindex').send(html)
}

function askPage(language: Language): PlainPage {
  const t = interfaceWords(language)
  return { status: 200, language, line: t('withdraw.title'), text: t('withdraw.byLink'), button: t('withdraw.submit') }
}

function answerPage(outcome: Unsubscribed, language: Language): PlainPage {
  switch (outcome) {
    case 'done': {
      const t = mailWords(language)
      return { status: 200, language, line: t('subject.withdrawal'), text: t('text.withdrawal') }
    }
    case 'unknown':
    case 'old': {
      const t = interfaceWords(language)
      const link = { href: pageUrl(language, 'withdraw'), text: t('withdraw.title') }
      const [status, text] = outcome === 'old' ? [410, t('withdraw.oldLink')] : [400, t('withdraw.unknownLink')]
      return { status, language, line: t('withdraw.title'), text, link }
    }
    case 'tooMany':
      return { status: 429, language, line: apiWords(language)('refusal.429') }
    case 'away':
      return { status: 503, language, line: apiWords(language)('refusal.503') }
  }
}
