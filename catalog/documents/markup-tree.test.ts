import { expect, it } from 'vitest'
import { renderMarkdown } from '../markdown.ts'
import { markupTree } from './markup-tree.ts'

it('keeps elements and words, and drops attributes', () => {
  const html = renderMarkdown(
    '> **Hot.** Wait.\n\n- [A link](https://example.com) & more\n\n| a | b |\n| - | - |\n| 1 | 2 < 3 |',
    'en',
  )
  const cell = (tag: string, text: string) => ({ tag, children: [text] })
  expect(markupTree(html)).toEqual([
    { tag: 'blockquote', children: [{ tag: 'p', children: [{ tag: 'strong', children: ['Hot.'] }, ' Wait.'] }] },
    { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'a', children: ['A link'] }, ' & more'] }] },
    {
      tag: 'table',
      children: [
        { tag: 'thead', children: [{ tag: 'tr', children: [cell('th', 'a'), cell('th', 'b')] }] },
        { tag: 'tbody', children: [{ tag: 'tr', children: [cell('td', '1'), cell('td', '2 < 3')] }] },
      ],
    },
  ])
})

it('keeps product codes in one piece', () => {
  expect(markupTree(renderMarkdown('The RH-9010.', 'en'))).toEqual([
    { tag: 'p', children: ['The ', { tag: 'span', children: ['RH-9010'] }, '.'] },
  ])
})
