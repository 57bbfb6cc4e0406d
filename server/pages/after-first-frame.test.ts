import { expect, it } from 'vitest'
import { afterFirstFrame } from './after-first-frame.ts'

const none = () => undefined
const page = (head: string, body: string) => ({ head, body, nonce: 'n1' })
const head = (link: string) => `<html><head><link rel="${link}" href="/a.js"/><link rel="stylesheet" href="/a.css"/>`
const body = (script: string) => `</head><body><script>early()</script><script ${script}>import "/a.js"</script>`

it('G11: delays the modules and nothing else', () => {
  const held = afterFirstFrame(page(head('modulepreload'), body('nonce="n1" type="module" async=""')), none)
  expect(held.head).toBe(head('after-first-frame'))
  expect(held.body.join('')).toBe(body('nonce="n1" type="text/x-after-first-frame"'))
  expect(held.headEnd).toMatch(/^<script>\(function[\s\S]+<\/script>$/)
})

it('adds the integrity hash of the libraries, which are most of the code', () => {
  const links = '<link rel="modulepreload" href="/assets/page-1.js"/><link rel="modulepreload" href="/assets/libraries-2.js"/>'
  const module = '<script nonce="n1" type="module" async="">a()</script>'
  expect(afterFirstFrame(page(links, module), (url) => `sha256-of${url}`).headEnd).toContain(
    '<script nomodule="" src="/assets/libraries-2.js" integrity="sha256-of/assets/libraries-2.js"></script><script>(function',
  )
})

const unchanged = (link: string, html: string) => ({ head: link, headEnd: '', body: [html], scripts: [] })

it('does not change a page without modules', () => {
  const html = '</head><body><script src="/reviews.js"></script>'
  expect(afterFirstFrame(page('<html>', html), none)).toEqual(unchanged('<html>', html))
})

it('does not start a module that the renderer did not emit', () => {
  const html = body('type="module" async=""')
  expect(afterFirstFrame(page(head('modulepreload'), html), none)).toEqual(unchanged(head('modulepreload'), html))
})
