import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

it('inlines a stylesheet that lazy-loaded code needs too', () => {
  const { head, sheets } = inlineStyles('<head><link rel="stylesheet" href="/assets/a.css#"/>', () => '.a{}')
  expect(head).toBe('<head>')
  expect(sheets?.element).toBe('<style>.a{}</style>')
})

const links = '<head><link nonce="n1" rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/gone.css"/>'

it('inlines known stylesheets instead of their links, and names the hash of the text', () => {
  const css = '.a{content:"$&"}'
  expect(inlineStyles(links, (url) => (url === '/assets/a.css' ? css : undefined))).toEqual({
    head: '<head><link rel="stylesheet" href="/assets/gone.css"/>',
    sheets: { element: `<style>${css}</style>`, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` },
  })
})

it('does not mix up pages with other stylesheets', () => {
  const stylesheet = (url: string) => `.from{content:"${url}"}`
  const inlined = (url: string) => inlineStyles(`<link rel="stylesheet" href="${url}"/>`, stylesheet).sheets?.element
  expect([inlined('/a.css'), inlined('/b.css'), inlined('/a.css')]).toEqual([
    '<style>.from{content:"/a.css"}</style>',
    '<style>.from{content:"/b.css"}</style>',
    '<style>.from{content:"/a.css"}</style>',
  ])
})
