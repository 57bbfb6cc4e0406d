import { expect, it } from 'vitest'
import { isHarmlessHtml } from './harmless-html.ts'

it('lets plain text and React’s empty script through, and no markup', () => {
  for (const html of ['', '<script></script>', 'restore()']) expect(isHarmlessHtml(html), html).toBe(true)
  for (const html of ['<img src=x onerror=y>', '<script>x()</script>', '<b>']) expect(isHarmlessHtml(html), html).toBe(false)
})
