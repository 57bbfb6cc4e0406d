import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Catalog } from '#catalog/catalog.ts'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { paths } from '#contract/pages/paths.ts'
import { createPlainDocuments, type DocumentRenderer } from './plain-documents.ts'

export type PageParts = {
  catalog: Catalog
  origin: string
  /** New for each render. It marks the inline scripts and styles that the renderer emits. */
  nonce: string
  reportError: (error: unknown) => void
  posted?: PostedForm
}
/** `data` goes before the end of a document's body, if `text` does not have it yet. */
export type RenderedPage = { status: number; headers: Headers; text: string; data?: string }
/** Renders a page from one snapshot of the content. */
export type RenderApp = (request: Request, parts: PageParts) => Promise<RenderedPage>

/** Loads the server build of the app. Rejects if there is no build. */
export async function loadAppBuild(folder = 'build'): Promise<ServerBuild> {
  const file = resolve(folder, 'server/index.js')
  return import(pathToFileURL(file).href)
}

/** Maps the lowercase path of a page to its route id, which React Router's client sends in `_routes`. */
export function pageRoutes(build: ServerBuild): (pagePath: string) => string | undefined {
  const languagePart = /^:language\?\/?/
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const byPath = new Map(routes.map(({ id, path = '' }) => [`/${path.replace(languagePart, '').toLowerCase()}`, id]))
  const feature = byPath.get(`${paths.feature}/:id`)
  return (pagePath) => byPath.get(pagePath) ?? (pagePath.startsWith(`${paths.feature}/`) ? feature : undefined)
}

/** A build that can change is given as a function. React Router then ranks all routes again for each request, a tenth of a render. */
export function createRenderApp(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): RenderApp {
  const handler = createRequestHandler(build, mode)
  const plainDocument = typeof build === 'function' ? undefined : createPlainDocuments(build, exportsOf(build))
  return async (request, parts) => {
    const context = new RouterContextProvider()
    // The context key must be the object that the built app itself uses.
    const { pageContext } = exportsOf(typeof build === 'function' ? await build() : build)
    context.set(pageContext, parts)
    const document = await plainDocument?.(request, context, parts.nonce)
    if (document) return { status: 200, headers: plainHeaders, text: document.html, data: document.data }

    const response = await handler(request, context)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

const plainHeaders = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })

/** Modules with the messages of the pages, which the build writes into the folder of the client's files. */
export const messageFilesOf = (build: ServerBuild) => exportsOf(build).messageFiles()

type AppExports = DocumentRenderer & {
  pageContext: RouterContext<PageParts>
  messageFiles: () => readonly { url: string; code: string }[]
}

function exportsOf({ entry: { module } }: ServerBuild): AppExports {
  const names = ['pageContext', 'pageJson', 'renderDocument', 'messageFiles']
  if (names.every((name) => name in module)) return module as typeof module & AppExports
  throw new Error('The built app lacks exports of app/entry.server.tsx')
}
