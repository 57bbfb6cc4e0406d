import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerBare } from './answer-bare.ts'
import { requestTarget } from './request-target.ts'

/** Gives a request the one URL that everything else sees. False where it is answered already: it leads elsewhere, or names nothing. */
export function routable(request: IncomingMessage, response: ServerResponse): boolean {
  const target = requestTarget(request.url ?? '')
  switch (target.kind) {
    case 'url':
      request.url = target.url
      return true
    case 'redirect':
      // A 301 would turn what is posted into a GET.
      answerBare(response, request.method === 'GET' || request.method === 'HEAD' ? 301 : 308, { Location: target.to })
      return false
    case 'malformed':
      answerBare(response, 400)
      return false
  }
}
