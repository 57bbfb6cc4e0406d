import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Words } from './words.tsx'

describe('words of the content', () => {
  it('say which language they are in where it is not that of the page', () => {
    expect(renderToStaticMarkup(<Words of={{ text: 'High heat', lang: 'en' }} />)).toBe('<span lang="en">High heat</span>')
  })

  it('keep the code of a product in one line, and stay one piece for what lays them out', () => {
    const whole = '<span class="product-code">RH-9011</span>'
    expect(renderToStaticMarkup(<Words of={{ text: '新品：RH-9011，一台懂得听的烟机' }} />)).toBe(
      `<span>新品：${whole}，一台懂得听的烟机</span>`,
    )
    expect(renderToStaticMarkup(<Words of={{ text: 'New: the RH-9011', lang: 'en' }} />)).toBe(
      `<span lang="en">New: the ${whole}</span>`,
    )
    expect(renderToStaticMarkup(<Words of={{ text: 'HOOD-9011 and RH-90110' }} />)).toBe('HOOD-9011 and RH-90110')
  })
})
