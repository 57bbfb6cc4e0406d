import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { fillMarkdown } from './facts/own-facts.ts'
import { markdownNodes, renderMarkdown } from './markdown.ts'

describe('Markdown', () => {
  it('becomes HTML, with focusable tables so that the keyboard can scroll them', () => {
    expect(renderMarkdown('Made **once**.\n\n- A\n', 'en')).toBe('<p>Made <strong>once</strong>.</p>\n<ul>\n<li>A</li>\n</ul>')
    expect(renderMarkdown('| a |\n| - |\n| b |\n', 'en')).toContain('<table tabindex="0">')
  })

  it('keeps single tildes, which mean a range', () => {
    expect(renderMarkdown('월요일~금요일 오전 9시~오후 6시', 'ko')).toBe('<p>월요일~금요일 오전 9시~오후 6시</p>')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<b onclick="x">b</b>',
    '![x](data:text/html,x)',
  ])('removes harmful markup: %s', (markdown) => {
    expect(renderMarkdown(markdown, 'en')).not.toMatch(/script|onerror|onclick|<img src=x|<b|data:/)
  })

  it('keeps links within the site in the language of the text', () => {
    expect(renderMarkdown('[x](/store) [y](https://example.com/)', 'zh-Hant')).toBe(
      '<p><a href="/zh-hant/store">x</a> <a href="https://example.com/">y</a></p>',
    )
    expect(renderMarkdown('[x](/store)', 'en')).toBe('<p><a href="/store">x</a></p>')
  })

  it.each([
    ['zh-Hans', '**重要：**请先断电。', '<strong>重要：</strong>请'],
    ['zh-Hans', '请按**“先断电”**再清洁。', '按<strong>“先断电”</strong>再'],
    ['zh-Hans', '**注意！**锅具很热。', '<strong>注意！</strong>锅具'],
    ['zh-Hans', '先按**（开）**再烹饪。', '按<strong>（开）</strong>再'],
    ['zh-Hant', '**重要：**請先斷電。', '<strong>重要：</strong>請'],
    ['zh-Hant', '請按**「開」**再煮。', '按<strong>「開」</strong>再'],
    ['ko', '**중요:**를 누르세요.', '<strong>중요:</strong>를'],
    ['ko', '**“전원”**을 끄세요.', '<strong>“전원”</strong>을'],
    ['ko', '버튼 **(켜기)**를 누르세요.', '<strong>(켜기)</strong>를'],
    ['ko', '**주의!**뜨겁습니다.', '<strong>주의!</strong>뜨'],
  ] as const)('CT1: %s: bold beside punctuation is bold: %s', (language, markdown, html) => {
    expect(renderMarkdown(markdown, language)).toContain(html)
    expect(renderMarkdown(markdown, language)).not.toContain('*')
  })

  const link = (address: string, text = address) => `<a href="${address}">${text}</a>`
  it.each([
    ['zh-Hans', '见https://example.com。请先阅读。', `见${link('https://example.com')}。请`],
    ['zh-Hans', '请访问 https://example.com/a?b=1，或来电。', `${link('https://example.com/a?b=1')}，或`],
    ['zh-Hans', '（https://example.com）请阅读', `（${link('https://example.com')}）请`],
    ['zh-Hans', '看 https://example.com/a.请', `${link('https://example.com/a')}.请`],
    ['zh-Hans', '写信至hello@example.com。我们会回复。', `${link('mailto:hello@example.com', 'hello@example.com')}。我们`],
    ['zh-Hans', 'https://example.com。**重要：**请', `${link('https://example.com')}。<strong>重要：</strong>请`],
    ['zh-Hant', '見 www.example.com。請', `${link('http://www.example.com', 'www.example.com')}。請`],
    [
      'zh-Hant',
      'https://a.example.com、https://b.example.com。',
      `${link('https://a.example.com')}、${link('https://b.example.com')}。`,
    ],
    ['ko', '자세한 내용은 https://example.com에서 확인하세요.', `${link('https://example.com')}에서`],
    ['ko', 'hello@example.com으로 보내세요.', `${link('mailto:hello@example.com', 'hello@example.com')}으로`],
    ['zh-Hans', '[说明](https://example.com/厨房)。请', `${link('https://example.com/%E5%8E%A8%E6%88%BF', '说明')}。请`],
    ['zh-Hans', '`https://example.com。请`', '<code>https://example.com。请</code>'],
    ['en', 'See https://example.com/a_(b). Next', `See ${link('https://example.com/a_(b)')}. Next`],
  ] as const)('CT1: %s: a bare address ends before the text after it: %s', (language, markdown, html) => {
    expect(renderMarkdown(markdown, language)).toContain(html)
  })

  it('G6: telephone numbers and email addresses are links', () => {
    expect(renderMarkdown('[+65 6100 0000](tel:+6561000000)', 'en')).toContain('<a href="tel:+6561000000">')
    expect(renderMarkdown('dpo@solenne.example.com', 'en')).toContain('<a href="mailto:dpo@solenne.example.com">')
  })

  it('keeps a product code on one line, and does not change URLs', () => {
    const whole = '<span class="unbroken">RH-9010</span>'
    expect(renderMarkdown('The RH-9010 hangs', 'en')).toBe(`<p>The ${whole} hangs</p>`)
    expect(renderMarkdown('[RH-9010](/productdetail?id=RH-9010) and TEL-90100', 'en')).toBe(
      `<p><a href="/productdetail?id=RH-9010">${whole}</a> and TEL-90100</p>`,
    )
  })

  it('keeps sizes on one line, and the two characters of a Chinese unit together', () => {
    const whole = (text: string) => `<span class="unbroken">${text}</span>`
    expect(renderMarkdown('560 × 550 × 590 mm', 'en')).toBe(`<p>${whole('560 × 550 × 590 mm')}</p>`)
    expect(renderMarkdown('嵌入孔，宽 × 深 × 高', 'zh-Hans')).toBe(`<p>嵌入孔，${whole('宽 × 深 × 高')}</p>`)
    expect(renderMarkdown('每边 40 毫米，高 1.5\u00a0厘米', 'zh-Hans')).toBe(
      `<p>每边 ${whole('40 毫米')}，高 ${whole('1.5\u00a0厘米')}</p>`,
    )
    expect(renderMarkdown('two × two and 45 mm', 'en')).toBe('<p>two × two and 45 mm</p>')
  })

  it('gives its nodes at every depth', () => {
    expect(markdownNodes('- **a <i>b</i>**').filter(({ type }) => type === 'html')).toHaveLength(2)
  })
})

describe('a plain paragraph', () => {
  const asMarkdown = unified()
    .use(remarkParse)
    .use(remarkGfm, { singleTilde: false })
    .use(remarkRehype)
    .use(rehypeStringify)
    .freeze()

  it('gives the same HTML as the Markdown parser', () => {
    // Keyboard characters and some others, in a fixed pseudo-random order.
    const characters = [...' aZ9.,;:?\'"()/+-=^$%{}·–—…°³×\u00a0。，「」！（）油烟기', 'www.', '://', '  ', '1.', 'http', '---']
    for (let seed = 1; seed < 4000; seed += 1) {
      const text = `A${Array.from({ length: 6 }, (_, place) => characters[(seed * (place * place + 7) + place * 13) % characters.length]).join('')}`
      expect(renderMarkdown(text, 'en'), text).toBe(String(asMarkdown.processSync(text)))
    }
  })
})

describe('a value inserted into Markdown', () => {
  const facts = {
    parameters: [{ kind: 'code' as const, key: 'supply', names: { en: 'Supply' } }],
    values: { supply: '~220–240~ V *ac* [1](x)' },
  }

  it('is escaped, so that it appears exactly as written', () => {
    const html = renderMarkdown(fillMarkdown('Supply: {supply}', facts, 'en'), 'en')
    expect(html).toBe('<p>Supply: ~220–240~ V *ac* [1](x)</p>')
  })
})

describe('G6: phone numbers', () => {
  it.each([
    ['Call us on +65 6100 0000, daily.', '<p>Call us on <a href="tel:+6561000000">+65 6100 0000</a>, daily.</p>'],
    ['**Call** +65 6100 0000', '<p><strong>Call</strong> <a href="tel:+6561000000">+65 6100 0000</a></p>'],
    ['[+65 6100 0000](/store)', '<p><a href="/store">+65 6100 0000</a></p>'],
    ['About 2 + 2 and +5 degrees', '<p>About 2 + 2 and +5 degrees</p>'],
  ])('%j', (markdown, html) => expect(renderMarkdown(markdown, 'en')).toBe(html))
})
