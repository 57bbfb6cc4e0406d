import { expect, it } from 'vitest'
import { isHarmlessHtml } from './harmless-html.ts'

it('accepts plain text and React’s empty script element, and rejects markup', () => {
  for (const html of ['', '<script></script>', 'restore()']) expect(isHarmlessHtml(html), html).toBe(true)
  for (const html of ['<img src=x onerror=y>', '<script>x()</script>', '<b>']) expect(isHarmlessHtml(html), html).toBe(false)
})
