import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { type PageKey, pageKeys, pageRow } from '#contract/pages/table.ts'

const modules = { page: 'page.tsx', data: 'data.ts', document: 'document.ts' }

/** A file that the build uses for the page for suppliers: `tests/route-exports/` sets it. */
const probe = process.env['PROBE_PAGE']

/** A page of the table as a React Router route. Several pages may share a folder, so the key is the route id. */
function pageRoute(key: PageKey) {
  const { path, folder, answers = 'page', idInPath } = pageRow(key)
  const file = key === 'supplier' && probe !== undefined ? probe : `routes/${folder}/${modules[answers]}`
  if (path === '/') return index(file, { id: key })
  return route(`${path.slice(1)}${idInPath ? '/:id' : ''}`, file, { id: key })
}

// biome-ignore lint/style/noDefaultExport: React Router reads the routes from the default export.
export default [
  ...prefix(':language?', [
    ...pageKeys.map(pageRoute),
    route('site.webmanifest', 'routes/site/site-manifest/document.ts'),
    // With its prefix, so that the 404 page is in the language of the URL.
    route('*', 'routes/site/not-found/page.tsx'),
  ]),
] satisfies RouteConfig
