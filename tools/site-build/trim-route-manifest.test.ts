import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { trimRouteManifest } from './trim-route-manifest.ts'

const entry = { module: '/entry.js', imports: ['/site.js'], css: ['/site.css'] }
const page = { hasLoader: true, hasAction: false, hasDefaultExport: true }

/** What the browser reads. */
const run = (script: string): unknown => runInNewContext(`var window={};${script}window.__reactRouterManifest`)

it('G11: the browser gets the pages, without what is false and without the files of every page', () => {
  const manifest = {
    entry,
    routes: {
      root: { id: 'root', ...page, path: '', module: '/assets/root.js', imports: ['/site.js'], css: ['/site.css'] },
      home: {
        id: 'home',
        ...page,
        module: '/assets/home.js',
        imports: ['/site.js', '/products.js'],
        css: ['/page.css', '/site.css'],
      },
      text: { id: 'text', ...page, path: ':language?/text', module: '/assets/text.js' },
      names: { id: 'names', ...page, hasDefaultExport: false, imports: [], css: [] },
    },
    version: 'a',
  }
  const trimmed = trimRouteManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  const kept = { hasLoader: true, hasDefaultExport: true }
  expect(run(trimmed)).toEqual({
    entry,
    routes: {
      root: { id: 'root', ...kept, path: '', module: '/assets/root.js', imports: ['/site.js'], css: ['/site.css'] },
      home: { id: 'home', ...kept, module: '/assets/home.js', imports: ['/products.js'], css: ['/page.css'] },
      text: { id: 'text', ...kept, path: ':language?/text', module: '/assets/text.js', imports: [], css: [] },
    },
    version: 'a',
  })
})

it('a list of routes in another form stops the build', () => {
  expect(() => trimRouteManifest('export default {}')).toThrow('differently')
})
