import { expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const html =
  '<html><head><link nonce="n1" rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/gone.css"/></head></html>'

it('knows a stylesheet that code on demand needs too', () => {
  expect(inlineStyles('<head><link rel="stylesheet" href="/assets/a.css#"/></head>', () => '.a{}', 'n1')).toBe(
    '<head><link rel="stylesheet" href="/assets/a.css#" disabled=""/><style nonce="n1">.a{}</style></head>',
  )
})

it('puts known stylesheets into the page and switches their links off', () => {
  const result = inlineStyles(html, (url) => (url === '/assets/a.css' ? '.a{content:"$&"}' : undefined), 'n1')
  expect(result).toBe(
    '<html><head><link nonce="n1" rel="stylesheet" href="/assets/a.css" disabled=""/><link rel="stylesheet" href="/assets/gone.css"/><style nonce="n1">.a{content:"$&"}</style></head></html>',
  )
})
