import { expect, it } from 'vitest'
import { isHarmlessHtml } from './trusted-html.ts'

it('accepts plain text and an empty script, and rejects other markup', () => {
  for (const html of ['', 'restore()', '{"name":"\\u003cb>"}', '<script></script>']) expect(isHarmlessHtml(html), html).toBe(true)
  for (const html of ['<img src=x onerror=y>', '<script>a()</script>', '<script></script><b>', '<b>'])
    expect(isHarmlessHtml(html), html).toBe(false)
})
