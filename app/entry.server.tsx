import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './loading/page.server.ts'
import { Nonce } from './shell/nonce.ts'

export { pageContext } from './loading/page.server.ts'

const renderTimeoutMs = 10_000

/**
 * Renders whole pages instead of streaming: every visitor and crawler gets the same bytes, so the page cache can keep one copy. As the cache renders
 * each page once, streaming would gain nothing.
 */
// biome-ignore lint/style/noDefaultExport: React Router calls the default export.
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { nonce } = context.get(pageContext)
  return new Promise<Response>((resolve, reject) => {
    const chunks: Buffer[] = []
    let failed: unknown
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        headers.set('Content-Type', 'text/html; charset=utf-8')
        if (failed === undefined) resolve(new Response(Buffer.concat(chunks), { status, headers }))
        else reject(failed)
        done()
      },
    })
    const page = (
      <Nonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </Nonce>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => {
        failed ??= error
      },
    })
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs)
  })
}

/** Errors go to the server's log. Visitors see no details (G9). */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(pageContext).reportError(error)
}
