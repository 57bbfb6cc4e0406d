import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#catalog/markdown.ts'
import { createMarks, hasMark, marked, withoutMarks } from './marks.ts'
import { placeMarks } from './place-marks.ts'

const at = (path: string) => ({ file: 'news/a/en.yaml', path: [path] })
const noMedia = () => []

describe('marks', () => {
  it('SW1: a field keeps its mark, and each mark tells its field', () => {
    const marks = createMarks()
    const fields = Array.from({ length: 70_000 }, (_, index) => at(String(index)))
    const all = fields.map(marks.of)
    expect(new Set(all).size).toBe(fields.length)
    expect(marks.of(at('3'))).toBe(all[3])
    for (const number of [0, 65_533, 65_534, 69_999]) expect(marks.in(`a${all[number]}b`)).toEqual([fields[number]])
  })

  it('SW1: all of a mark goes, also in URLs and if a text was cut in the middle of it', () => {
    const mark = createMarks().of(at('title'))
    for (const [text, clean] of [
      [`High heat${mark}`, 'High heat'],
      [`mailto:a?subject=${encodeURIComponent(`High heat${mark}`)}&b`, 'mailto:a?subject=High%20heat&b'],
      [`High${Array.from(mark)[0]}`, 'High'],
      ['Plain 𠮷 text %F0%9F%8D%B3 🍳', 'Plain 𠮷 text %F0%9F%8D%B3 🍳'],
    ] as const)
      expect(withoutMarks(text)).toBe(clean)
  })

  it('SW1: Markdown means the same with a mark in each line', () => {
    const mark = createMarks().of(at('content'))
    for (const text of [
      'One line.',
      '# Heading\n\n- item **bold.**\n- [link](/a-b) and {airflow in m³/h}\n\n1. one\n2. two',
      '| a | b |\n|---|---|\n| 650 m³/h | 46 dB(A) |\n\nPlain _words_ at +65 6123 4567.',
      'RH-9010 stands 90 cm above. See www.example.com or write to a@example.com.',
      '水箱会自动排空，并用 70 °C 的水冲洗：46 dB(A)。\n\n第二段。',
      '```\ncode\n```\n\nHard break  \nnext line\\\nlast.',
    ]) {
      const html = renderMarkdown(marked(text, mark), 'en')
      expect(hasMark(html), text).toBe(true)
      expect(withoutMarks(html)).toBe(renderMarkdown(text, 'en'))
    }
  })

  it('SW1: marks become attributes of the closest element, and nothing else changes', () => {
    const marks = createMarks()
    const [title, fact, alt] = ['title', 'fact', 'alt'].map((name) => marks.of(at(name)))
    const html = (own: string, other: string, picture: string) =>
      `<!DOCTYPE html><html><head><title>A${own}</title></head><body><h1>A <b>1${other}</b> b${own}</h1><img alt="P${picture}" src="/p.webp"/><script>{"a":"A${own}"}</script></body></html>`
    const placed = placeMarks(html(title ?? '', fact ?? '', alt ?? ''), {
      in: marks.in,
      fieldsOfMedia: (url) => (url === '/p.webp' ? [{ file: 'news/a/news.yaml', path: ['pictures', 0] }] : []),
    })
    expect(placed).toContain('<h1 data-source="news/a/en.yaml#title">A <b data-source="news/a/en.yaml#fact">1</b> b</h1>')
    expect(placed).toContain('<img alt="P" src="/p.webp" data-source="news/a/news.yaml#pictures.0 news/a/en.yaml#alt"/>')
    expect(placed.replace(/ data-source="[^"]*"/g, '')).toBe(html('', '', ''))
  })

  it('SW1: words that are kept together are of the whole text around them', () => {
    const marks = createMarks()
    const placed = placeMarks(
      `<h1><span><span class="phrase"><span class="unbroken">火${marks.of(at('title'))}</span></span></span></h1>`,
      { in: marks.in, fieldsOfMedia: noMedia },
    )
    expect(placed).toContain('<span data-source="news/a/en.yaml#title"><span class="phrase"><span class="unbroken">火<')
  })
})
