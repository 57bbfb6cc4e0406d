import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendPage } from '#server/pages/send-page.ts'
import { aliasOfPost } from './alias-of-post.ts'
import { type AnswersInMemory, mayBeRefused } from './answer-from-memory.ts'

/** Calls back with true when it has answered, and with false if the router must do it. The body is then still to be read. */
export type PostFromMemory = (request: IncomingMessage, response: ServerResponse, done: (answered: boolean) => void) => void

/** An alias has at most 512 characters, and a multipart body with its boundaries is longer. */
const maxBytes = 2048

/** Only what browsers and common clients send. The router reads or refuses all other spellings, so that rule exists once. */
const plainType =
  /^(?:application\/(?:json|x-www-form-urlencoded)(?:; ?charset=utf-8)?|multipart\/form-data; ?boundary=[\w'()+,./:=?-]+)$/i

/**
 * Answers a POST whose body has been sent before, without the router, if its whole body came with its headers (decision 058). Whatever could
 * be refused goes to the router.
 */
export function postFromMemory({ answers, gate, catalog }: AnswersInMemory): PostFromMemory {
  /** Answers the request if its body, which has arrived, is known. */
  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): boolean {
    const alias = aliasOfPost(request.url ?? '', request.headers['content-type'] ?? '', body)
    const answer = answers.find(alias, catalog().version)
    if (!answer || !gate.admitsRead(request)) return false
    sendPage(request, response, answer.posted)
    return true
  }

  return (request, response, done) => {
    if (!mayBeKnown(request)) return done(false)
    // The parser passes the body on after the headers, from the same bytes.
    process.nextTick(() => {
      const body: Buffer | null = request.readableLength === bodyLength(request) ? request.read() : null
      if (!body) return done(false)
      const answered = answer(request, response, body)
      if (!answered) request.unshift(body)
      done(answered)
    })
  }
}

const bodyLength = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)

function mayBeKnown(request: IncomingMessage): boolean {
  const { method, url = '', headers } = request
  if (method !== 'POST' || !url.startsWith('/api/') || mayBeRefused(request)) return false
  const bytes = bodyLength(request)
  return bytes > 0 && bytes <= maxBytes && plainType.test(headers['content-type'] ?? '')
}
