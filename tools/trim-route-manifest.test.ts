import { expect, it } from 'vitest'
import { trimRouteManifest } from './trim-route-manifest.ts'

const entry = { module: '/entry.js', imports: ['/site.js'], css: ['/site.css'] }
const page = { hasLoader: true, hasAction: false, hasDefaultExport: true }

it('G11: the browser gets the pages, without what is false and without the files of every page', () => {
  const manifest = {
    entry,
    routes: {
      root: { id: 'root', ...page, imports: ['/site.js'], css: ['/site.css'] },
      home: { id: 'home', ...page, imports: ['/site.js', '/products.js'], css: ['/page.css', '/site.css'] },
      names: { id: 'names', ...page, hasDefaultExport: false, imports: [], css: [] },
    },
    version: 'a',
  }
  const trimmed = trimRouteManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  const kept = { hasLoader: true, hasDefaultExport: true }
  expect(JSON.parse(trimmed.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    entry,
    routes: {
      root: { id: 'root', ...kept, imports: ['/site.js'], css: ['/site.css'] },
      home: { id: 'home', ...kept, imports: ['/products.js'], css: ['/page.css'] },
    },
    version: 'a',
  })
})

it('a list of routes in another form stops the build', () => {
  expect(() => trimRouteManifest('export default {}')).toThrow('differently')
})
