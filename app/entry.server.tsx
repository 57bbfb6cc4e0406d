import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { defaultLanguage, languageOfPrefix } from '#contract/languages.ts'
import { withKeptParts } from './content/kept-part.tsx'
import { documentAround } from './document/document.server.ts'
import { HeadCollector, type HeadElement } from './document/head-elements.tsx'
import { pageDataId } from './document/page-data.ts'
import { type PageJson, pageJson, routerJson } from './loading/hydration-data.server.ts'
import { pageContext } from './loading/page.server.ts'
import { restartIds } from './ui/use-id.ts'

export { pageJson } from './loading/hydration-data.server.ts'
export { messageFiles } from './loading/message-files.server.ts'
export { pageContext } from './loading/page.server.ts'

type Place = { url: string; nonce: string }
type RenderedDocument = { html: string; data: string }

/**
 * The whole page, and beside it the element with the router's data: the server cuts the page anyway. Nothing is streamed: every visitor and crawler
 * gets the same bytes, so the page cache can keep one copy. Strings are rendered twice as fast as a stream of bytes. Throws if a component does.
 */
export function renderDocument(context: EntryContext, { json, messageFiles }: PageJson, { url, nonce }: Place): RenderedDocument {
  const head: HeadElement[] = []
  restartIds()
  const app = withKeptParts(() =>
    renderToString(
      <HeadCollector value={head}>
        <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} nonce={nonce} />
      </HeadCollector>,
    ),
  )
  const { pathname } = new URL(url)
  const language = languageOfPrefix(pathname.split('/')[1]) ?? defaultLanguage
  const html = documentAround({ language, head, app, context, messageFiles, nonce })
  return { html, data: `<script type="application/json" id="${pageDataId}">${json}</script>` }
}

/** Answers that are not plain pages: with an error, with data that JSON cannot express, or to a POST. The others come from `server/pages/app-build.ts`. */
// biome-ignore lint/style/noDefaultExport: React Router calls the default export.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { nonce } = context.get(pageContext)
  const { staticHandlerContext: data, serverHandoffStream } = routerContext
  const { loaderData, actionData, errors } = data
  // In development, the router's client is not patched (`dataAsJson` in `vite.config.ts`).
  const plain = import.meta.env.DEV ? undefined : pageJson({ loaderData, actionData, errors })
  const page = plain ?? { json: await routerJson(stream(serverHandoffStream)), messageFiles: {} }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { html, data: element } = renderDocument(routerContext, page, { url: request.url, nonce })
  const end = html.lastIndexOf('</body>')
  if (end < 0) throw new Error('The page has no end')
  return new Response(`${html.slice(0, end)}${element}${html.slice(end)}`, { status, headers })
}

function stream(data: EntryContext['serverHandoffStream']) {
  if (!data) throw new Error('React Router has no data for the page')
  return data
}

/** Errors go to the server's log. Visitors see no details (G9). */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(pageContext).reportError(error)
}
