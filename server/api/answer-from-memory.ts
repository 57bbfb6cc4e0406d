import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Catalog } from '#catalog/catalog.ts'
import { sendPage } from '#server/pages/send-page.ts'
import type { AnswerStore } from './answer-store.ts'
import type { Gate } from './gate.ts'

/** Answers a request, or returns false if the router must do it. */
export type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean

type AnswersInMemory = { answers: AnswerStore; gate: Gate; catalog: () => Catalog }

/**
 * Answers a GET whose URL has been requested before, without the router, which takes as long as everything else. Whatever could be refused
 * goes to the router.
 */
export function answerFromMemory({ answers, gate, catalog }: AnswersInMemory): AnswerFromMemory {
  return (request, response) => {
    const { method, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/api/')) return false
    const answer = answers.find(url, catalog().version)
    if (!answer || mayBeRefused(request) || !gate.admitsRead(request)) return false
    sendPage(request, response, answer)
    return true
  }
}

const mayBeRefused = ({ headers }: IncomingMessage) =>
  headers['content-encoding'] !== undefined || headers['idempotency-key'] !== undefined
