import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerBare } from './answer-bare.ts'
import { requestTarget } from './request-target.ts'

/** Sets the normalized URL of the request. Returns false if it has already answered it, with a redirect or with 400. */
export function routable(request: IncomingMessage, response: ServerResponse): boolean {
  const target = requestTarget(request.url ?? '')
  switch (target.kind) {
    case 'url':
      request.url = target.url
      return true
    case 'redirect':
      // A 301 would turn a POST into a GET.
      answerBare(response, request.method === 'GET' || request.method === 'HEAD' ? 301 : 308, { Location: target.to })
      return false
    case 'malformed':
      answerBare(response, 400)
      return false
  }
}
