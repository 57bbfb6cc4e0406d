import { expect, it } from 'vitest'
import { afterFirstFrame } from './after-first-frame.ts'

const page = (link: string, script: string, rest = '') =>
  `<html><head><link rel="${link}" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><script>early()</script><script ${script}>import "/a.js"</script>${rest}</body></html>`

it('G11: modules wait, and nothing else is held back', () => {
  const html = afterFirstFrame(page('modulepreload', 'nonce="n1" type="module" async=""'), 'n1')
  const [starter = ''] = html.match(/<script nonce="n1">\(function[\s\S]+?<\/script>/) ?? []
  expect(html).toBe(page('after-first-frame', 'nonce="n1" type="text/x-after-first-frame"', starter))
})

it('leaves a page without modules alone', () => {
  const html = '<html><body><script src="/reviews.js"></script></body></html>'
  expect(afterFirstFrame(html, 'n1')).toBe(html)
})

it('does not start a module that the renderer did not emit', () => {
  const html = page('modulepreload', 'type="module" async=""')
  expect(afterFirstFrame(html, 'n1')).toBe(html)
})
