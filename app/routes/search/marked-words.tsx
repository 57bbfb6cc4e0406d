import { Fragment } from 'react'
import type { MarkedText } from '#contract/views/search.ts'

/** Text from the content with the search terms marked. */
export function MarkedWords({ of: { parts, lang } }: { of: MarkedText }) {
  const words = parts.map(({ text, marked }, index) => {
    const Part = marked ? 'mark' : Fragment
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
    return <Part key={index}>{text}</Part>
  })
  return lang === undefined ? words : <span lang={lang}>{words}</span>
}
