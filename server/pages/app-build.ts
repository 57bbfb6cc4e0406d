import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { z } from 'zod'
import type { Catalog } from '#catalog/catalog.ts'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { paths } from '#contract/pages/paths.ts'
import type { Visits } from '#contract/visits/visits.ts'

export type PageParts = {
  catalog: Catalog
  origin: string
  /** New for each render. It marks the inline scripts and styles that the renderer emits. */
  nonce: string
  reportError: (error: unknown) => void
  posted?: PostedForm
  visits: Visits
}
export type RenderedPage = { status: number; headers: Headers; text: string }
/** Renders a page from one snapshot of the content. */
export type RenderApp = (request: Request, parts: PageParts) => Promise<RenderedPage>

/** Loads the server build of the app. Rejects if there is no build. */
export async function loadAppBuild(folder = 'build'): Promise<ServerBuild> {
  const file = resolve(folder, 'server/index.js')
  return import(pathToFileURL(file).href)
}

/** The URL at which the browser loads a module, by its path in the project. */
export type ModuleUrl = (path: string) => string

/** Reads the URLs of modules from Vite's manifest of the build. */
export async function builtModuleUrls(folder = 'build'): Promise<ModuleUrl> {
  const manifest = Manifest.parse(JSON.parse(await readFile(resolve(folder, 'client/.vite/manifest.json'), 'utf8')))
  return (path) => {
    const chunk = manifest[path.slice(1)]
    if (!chunk) throw new Error(`The build has no file for ${path}`)
    return `/${chunk.file}`
  }
}

const Manifest = z.record(z.string(), z.object({ file: z.string() }))

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
  moduleUrl: ModuleUrl,
): RenderApp {
  const handler = createRequestHandler(build, mode)
  return async (request, parts) => {
    const context = new RouterContextProvider()
    // The context key must be the object that the built app itself uses.
    context.set(pageContextOf(typeof build === 'function' ? await build() : build), { ...parts, moduleUrl })
    const response = await handler(request, context)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

type AppExports = { pageContext: RouterContext<PageParts & { moduleUrl: ModuleUrl }> }

function pageContextOf({ entry: { module } }: ServerBuild): AppExports['pageContext'] {
  if (!('pageContext' in module)) throw new Error('The built app lacks exports of app/entry.server.tsx')
  return (module as typeof module & AppExports).pageContext
}
