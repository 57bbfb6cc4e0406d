import type { ServerResponse } from 'node:http'

/** The client closed its connection before the response was sent. */
class ClientGone extends Error {}

export const isGone = (response: ServerResponse) => response.destroyed && !response.writableFinished

/** Aborted when the client is gone before its response was sent. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort(new ClientGone('The client is gone'))
  if (isGone(response)) abort()
  else
    response.once('close', () => {
      if (!response.writableFinished) abort()
    })
  return controller.signal
}
