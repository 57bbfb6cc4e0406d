import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { frameDocument } from './frame-document.server.ts'

const widget = { script: 'https://reviews.example.com/w.js?a=1&b="2"', element: 'div', id: 'rv-1', provider: 'Reviews & Co' }

it('H6: the document has the element to fill, and the URL of the script as escaped text', () => {
  const { html } = frameDocument(widget, 'en')
  expect(html).toContain('<div id="rv-1"></div>')
  expect(html).toContain('data-script="https://reviews.example.com/w.js?a=1&amp;b=&quot;2&quot;"')
  expect(frameDocument({ ...widget, element: 'img src=x onerror=y' }, 'en').html).toContain('<div id="rv-1"></div>')
})

it('H6: the policy allows only the script of the document, and sandboxes the document', () => {
  const { html, contentSecurityPolicy } = frameDocument(widget, 'en')
  const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(contentSecurityPolicy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}' 'strict-dynamic'`)
  expect(contentSecurityPolicy).toContain('sandbox allow-scripts')
  expect(contentSecurityPolicy).not.toContain('allow-same-origin')
})
