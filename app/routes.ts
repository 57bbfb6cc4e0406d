import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { type PageKey, pageKeys, pageRow } from '#contract/pages/table.ts'

const modules = { page: 'page.tsx', data: 'data.ts', document: 'document.ts' }

/** A page's row as React Router takes it. Several pages may live in one folder: the key tells their routes apart. */
function pageRoute(key: PageKey) {
  const { path, folder, answers = 'page', idInPath } = pageRow(key)
  const file = `routes/${folder}/${modules[answers]}`
  if (path === '/') return index(file, { id: key })
  return route(`${path.slice(1)}${idInPath ? '/:id' : ''}`, file, { id: key })
}

// biome-ignore lint/style/noDefaultExport: React Router reads the routes from the default export.
export default [
  ...prefix(':language?', [
    ...pageKeys.map(pageRoute),
    // With the prefix before it, so that a visitor who mistyped the rest is answered in the language that the address names.
    route('*', 'routes/not-found/page.tsx'),
  ]),
  // The kit, for those who build with it: never part of what is built.
  ...(process.env['NODE_ENV'] === 'production' ? [] : [route('_kit', 'routes/kit/page.tsx')]),
  route('site.webmanifest', 'routes/site-manifest/document.ts'),
] satisfies RouteConfig
