import { expect, it } from 'vitest'
import { isHarmlessHtml } from './harmless-html.ts'

it('accepts plain text and rejects markup', () => {
  for (const html of ['', 'restore()']) expect(isHarmlessHtml(html), html).toBe(true)
  for (const html of ['<img src=x onerror=y>', '<script></script>', '<b>']) expect(isHarmlessHtml(html), html).toBe(false)
})
