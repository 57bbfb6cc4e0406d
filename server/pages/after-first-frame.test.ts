import { expect, it } from 'vitest'
import { afterFirstFrame } from './after-first-frame.ts'

const none = () => undefined
const page = (link: string, script: string, rest = '') =>
  `<html><head><link rel="${link}" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><script>early()</script><script ${script}>import "/a.js"</script>${rest}</body></html>`

it('G11: delays the modules and nothing else', () => {
  const html = afterFirstFrame(page('modulepreload', 'nonce="n1" type="module" async=""'), 'n1', none)
  const [starter = ''] = html.match(/<script nonce="n1">\(function[\s\S]+?<\/script>/) ?? []
  expect(html).toBe(page('after-first-frame', 'nonce="n1" type="text/x-after-first-frame"', starter))
})

it('adds the integrity hash of the libraries, which are most of the code', () => {
  const links = '<link rel="modulepreload" href="/assets/page-1.js"/><link rel="modulepreload" href="/assets/libraries-2.js"/>'
  const html = `<html><head>${links}</head><body><script nonce="n1" type="module" async="">a()</script></body></html>`
  expect(afterFirstFrame(html, 'n1', (url) => `sha256-of${url}`)).toContain(
    '<script nomodule="" src="/assets/libraries-2.js" integrity="sha256-of/assets/libraries-2.js"></script><script nonce="n1">(function',
  )
})

it('does not change a page without modules', () => {
  const html = '<html><body><script src="/reviews.js"></script></body></html>'
  expect(afterFirstFrame(html, 'n1', none)).toBe(html)
})

it('does not start a module that the renderer did not emit', () => {
  const html = page('modulepreload', 'type="module" async=""')
  expect(afterFirstFrame(html, 'n1', none)).toBe(html)
})
