import { Fragment } from 'react'
import type { MarkedText } from '#contract/views/search.ts'

/** Words of the content in which those that were searched for are marked. */
export function MarkedWords({ of: { parts, lang } }: { of: MarkedText }) {
  const words = parts.map(({ text, marked }, index) => {
    const Part = marked ? 'mark' : Fragment
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places.
    return <Part key={index}>{text}</Part>
  })
  return lang === undefined ? words : <span lang={lang}>{words}</span>
}
