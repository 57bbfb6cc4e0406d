import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { loadAllMessages, ModuleUrlContext } from './language/messages.ts'
import { NonceContext } from './loading/nonce.ts'
import { pageContext } from './loading/page.server.ts'

export { pageContext } from './loading/page.server.ts'

// Before the first render, none of which waits for messages.
await loadAllMessages()

/** Renders the whole page before it is sent: every visitor and crawler gets the same bytes, so the page cache can keep one copy. */
// biome-ignore lint/style/noDefaultExport: React Router calls the default export.
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { nonce, moduleUrl } = context.get(pageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ModuleUrlContext value={moduleUrl}>
          <StylesFirst context={routerContext}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </StylesFirst>
        </ModuleUrlContext>
      </NonceContext>,
      {
        nonce,
        // Large parts stay in their place, and no script moves them there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}

/**
 * Names the stylesheet before the scripts, which wait for nothing to be painted. React writes preloads in the order of their calls, and the router names
 * its stylesheet at the end of the head; a browser with six connections would first fetch six scripts.
 *
 * Around the router, not beside it: `useId` counts siblings, and the browser's tree has none there.
 */
function StylesFirst({ context: { manifest }, children }: { context: EntryContext; children: ReactNode }) {
  for (const href of manifest.routes['root']?.css ?? []) preload(href, { as: 'style' })
  return children
}

/** Errors go to the server's log. Visitors see no details (G9). */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(pageContext).reportError(error)
}
