import { expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const html =
  '<html><head><link nonce="n1" rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/gone.css"/></head></html>'

it('inlines a stylesheet that lazy-loaded code needs too', () => {
  expect(inlineStyles('<head><link rel="stylesheet" href="/assets/a.css#"/></head>', () => '.a{}', 'n1')).toBe(
    '<head><link rel="stylesheet" href="/assets/a.css#" disabled=""/><style nonce="n1">.a{}</style></head>',
  )
})

it('inlines known stylesheets and disables their links', () => {
  const result = inlineStyles(html, (url) => (url === '/assets/a.css' ? '.a{content:"$&"}' : undefined), 'n1')
  expect(result).toBe(
    '<html><head><link nonce="n1" rel="stylesheet" href="/assets/a.css" disabled=""/><link rel="stylesheet" href="/assets/gone.css"/><style nonce="n1">.a{content:"$&"}</style></head></html>',
  )
})
