import {
  createStaticHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
} from 'react-router'

/** What the app's server entry exports for it (`app/entry.server.tsx`). */
export type DocumentRenderer = {
  pageJson: (data: { loaderData: unknown; actionData: unknown; errors: unknown }) => PageJson | undefined
  renderDocument: (context: EntryContext, json: PageJson, place: { url: string; nonce: string }) => RenderedDocument
}
/** The router's data, and by route id the URLs of the modules with what it leaves out. */
type PageJson = { json: string; messageFiles: Readonly<Record<string, string>> }
/** The whole page, and the element with its data, which goes before the end of its body. */
export type RenderedDocument = { html: string; data: string }

type StaticContext = EntryContext['staticHandlerContext']
type Branch = { handler: StaticHandler; manifest: EntryContext['manifest'] }

/** More than the site has pages. Their paths are matched once: with all routes, that takes up to a twentieth of a render. */
const maxPaths = 1024

/**
 * Renders the page of a GET request without React Router's request handler, which also encodes all data in a format that pages don't send, a tenth of
 * the render. Undefined for everything else than a page without fault; the request handler answers it. Loaders may then run twice, so they must not
 * write.
 */
export function createPlainDocuments(build: ServerBuild, { pageJson, renderDocument }: DocumentRenderer) {
  const handler = createStaticHandler(routesUnder(build, undefined))
  const { future, routeDiscovery, ssr, assets } = build
  const constant = {
    branches: [],
    routeModules: Object.fromEntries(builtRoutes(build).map(({ id, module }) => [id, module])),
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
    serializeError,
  }

  const branches = new Map<string, Branch>()
  const branchByPath = new Map<string, Branch>()

  /** What the pages with the same routes share. The renderer reads only these routes, and makes objects for all routes that it gets. */
  function branchOf(matches: StaticContext['matches']): Branch {
    const ids = matches.map(({ route }) => route.id)
    const key = ids.join(' ')
    const known = branches.get(key) ?? {
      handler: createStaticHandler(routesUnder(build, undefined, ids)),
      manifest: { ...assets, routes: Object.fromEntries(ids.map((id) => [id, assets.routes[id]])) },
    }
    branches.set(key, known)
    return known
  }

  async function plainDocument(request: Request, requestContext: RouterContextProvider, nonce: string) {
    if (request.method !== 'GET' || isDataUrl.test(request.url)) return undefined
    const { pathname } = new URL(request.url)
    const { query } = branchByPath.get(pathname)?.handler ?? handler
    const context = await query(request, { requestContext })
    if (context instanceof Response || context.errors || context.statusCode !== 200) return undefined
    const { loaderData, actionData, errors, matches } = context
    // A route without a component answers with data, not with a page.
    const page = matches.at(-1)
    if (!page || build.routes[page.route.id]?.module.default === undefined) return undefined
    const json = pageJson({ loaderData, actionData, errors })
    if (json === undefined) return undefined
    const branch = branchOf(matches)
    if (branchByPath.size < maxPaths) branchByPath.set(pathname, branch)
    const entry: EntryContext = { ...constant, manifest: branch.manifest, staticHandlerContext: context, renderMeta: {} }
    return renderDocument(entry, json, { url: request.url, nonce })
  }

  return async (...args: Parameters<typeof plainDocument>): Promise<RenderedDocument | undefined> => {
    try {
      return await plainDocument(...args)
    } catch {
      // The request handler meets the same error, reports it and renders the error page.
      return undefined
    }
  }
}

const serializeError: EntryContext['serializeError'] = () => {
  throw new Error('A page without fault has no errors')
}

/** URLs of client navigation. */
const isDataUrl = /\.data(\?|$)/

const builtRoutes = ({ routes }: ServerBuild) => Object.values(routes).filter((route) => route !== undefined)

/** `only`: the ids of the routes that are wanted; all by default. */
function routesUnder(build: ServerBuild, parentId: string | undefined, only?: readonly string[]): RouteObject[] {
  return builtRoutes(build)
    .filter((route) => route.parentId === parentId && (only?.includes(route.id) ?? true))
    .map(({ id, path, index, caseSensitive, module: { loader } }) => {
      const route = { id, path, loader: loader && ((args: LoaderFunctionArgs) => loader(args)) }
      return index ? { ...route, index } : { ...route, caseSensitive, children: routesUnder(build, id, only) }
    })
}
