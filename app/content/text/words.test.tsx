import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Words } from './words.tsx'

describe('Words', () => {
  it('sets `lang` if the text is not in the language of the page', () => {
    expect(renderToStaticMarkup(<Words of={{ text: 'High heat', lang: 'en' }} />)).toBe('<span lang="en">High heat</span>')
  })

  it('keeps a product code on one line, inside a single element', () => {
    const whole = '<span class="unbroken">RH-9011</span>'
    expect(renderToStaticMarkup(<Words of={{ text: '一台懂得听的 RH-9011' }} />)).toBe(`<span>一台懂得听的 ${whole}</span>`)
    expect(renderToStaticMarkup(<Words of={{ text: 'New: the RH-9011', lang: 'en' }} />)).toBe(
      `<span lang="en">New: the ${whole}</span>`,
    )
    expect(renderToStaticMarkup(<Words of={{ text: 'HOOD-9011 and RH-90110' }} />)).toBe('HOOD-9011 and RH-90110')
  })

  it('keeps the floor and unit of an address on one line', () => {
    expect(renderToStaticMarkup(<Words of={{ text: '新加坡 Orchard Arcade Walk 38 号 #04-21，邮编 238897' }} />)).toContain(
      '<span class="unbroken">#04-21</span>，邮编',
    )
  })

  it('keeps what a level of sound refers to on one line', () => {
    const whole = '<span class="unbroken">re 1 pW</span>'
    expect(renderToStaticMarkup(<Words of={{ text: 'Sound power (re 1 pW)' }} />)).toBe(`<span>Sound power (${whole})</span>`)
    expect(renderToStaticMarkup(<Words of={{ text: '声功率级（re 1 pW）', breaks: [4] }} />)).toContain(whole)
    expect(renderToStaticMarkup(<Words of={{ text: 'We are 1 Pa team' }} />)).toBe('We are 1 Pa team')
  })

  it('splits a Chinese heading into phrases and keeps the short ones on one line', () => {
    expect(renderToStaticMarkup(<Words of={{ text: '新品：RH-9011，一台懂得听的烟机' }} />)).toBe(
      '<span><span class="phrase">新品：</span><span class="phrase"><span class="unbroken">RH-9011</span>，</span>一台懂得听的烟机</span>',
    )
    expect(renderToStaticMarkup(<Words of={{ text: '星期四晚上，灶台见' }} />)).toBe(
      '<span><span class="phrase">星期四晚上，</span><span class="phrase">灶台见</span></span>',
    )
    const sentence = '每个星期六，我们在展厅开火下厨，用的就是这里写到的电器。'
    expect(renderToStaticMarkup(<Words of={{ text: sentence }} />)).toBe(sentence)
  })

  it('never breaks inside a word of a Chinese heading', () => {
    const words = (...each: string[]) => each.map((word) => `<span class="unbroken">${word}</span>`).join('')
    expect(renderToStaticMarkup(<Words of={{ text: '从一侧到另一侧，看 RH-9010', breaks: [3] }} />)).toBe(
      `<span>${words('从一侧', '到另一侧，')}<span class="phrase">${words('看')} ${words('RH-9010')}</span></span>`,
    )
    expect(renderToStaticMarkup(<Words of={{ text: '工程合作', breaks: [2] }} />)).toBe(`<span>${words('工程', '合作')}</span>`)
    const statement = '每个星期六我们在展厅里开火，下厨用的就是这里写到的电器。'
    expect(renderToStaticMarkup(<Words of={{ text: statement, breaks: [5] }} />)).toBe(
      `<span>${words('每个星期六', '我们在展厅里开火，', '下厨用的就是这里写到的电器。')}</span>`,
    )
  })
})
