import { type LoaderFunctionArgs, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { loadAppBuild } from './app-build.ts'
import { createPlainDocuments } from './plain-documents.ts'

const build = await loadAppBuild()

/** Renders with this loader instead of the loaders of the build, and names the routes of the page. */
function renderWith(loader: (args: LoaderFunctionArgs) => unknown, fails = false) {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && { ...route, module: { ...route.module, loader } }]),
  )
  const document = createPlainDocuments({ ...build, routes } as ServerBuild, {
    pageJson: (data) => (JSON.stringify(data).includes('no JSON') ? undefined : { json: JSON.stringify(data), messageFiles: {} }),
    renderDocument: ({ manifest }, { json }) => {
      if (fails) throw new Error('A component failed')
      return { html: Object.keys(manifest.routes).join(' '), data: json }
    },
  })
  return (url: string, method: string) =>
    document(new Request(`http://localhost${url}`, { method }), new RouterContextProvider(), 'n1')
}

const render = (loader: () => unknown, { url = pageUrl('en', 'feedback'), method = 'GET', fails = false } = {}) =>
  renderWith(loader, fails)(url, method)

it('a page is rendered with the data of its loaders, and with the files of its own routes only', async () => {
  const page = await render(() => ({ a: 1 }))
  expect(page?.html).toBe('root feedback')
  expect(page?.data).toContain('{"a":1}')
})

it('a path that was rendered before keeps its routes, and each request has its own query, language and data', async () => {
  const rendered = renderWith(({ request, params }) => ({ url: request.url, language: params['language'] ?? 'none' }))
  for (const _time of [1, 2]) {
    for (const [url, routes, language] of [
      [pageUrl('en', 'feedback', { a: '1' }), 'root feedback', 'none'],
      [pageUrl('en', 'feedback', { a: '2' }), 'root feedback', 'none'],
      [pageUrl('ko', 'feedback'), 'root feedback', 'ko'],
      [pageUrl('ko', 'about'), 'root about', 'ko'],
    ] as const) {
      const page = await rendered(url, 'GET')
      expect(page?.html).toBe(routes)
      expect(page?.data).toContain(JSON.stringify({ url: `http://localhost${url}`, language }))
    }
  }
})

const redirect = () => new Response(null, { status: 301, headers: { Location: '/' } })
const thrown = (what: unknown) => () => {
  throw what
}

it.each([
  ['a redirect', thrown(redirect())],
  ['404', thrown(new Response('', { status: 404 }))],
  ['a fault of a loader', thrown(new Error('x'))],
  ['data that JSON cannot express', () => ({ a: 'no JSON' })],
])('leaves %s to the request handler', async (_name, loader) => {
  expect(await render(loader)).toBeUndefined()
})

it.each([
  ['a POST', { method: 'POST' }],
  ['client navigation', { url: `${pageUrl('en', 'feedback')}.data` }],
  ['a route without a page', { url: '/site.webmanifest' }],
  ['a fault of a component', { fails: true }],
])('leaves %s to the request handler', async (_name, request) => {
  expect(await render(() => ({}), request)).toBeUndefined()
})
