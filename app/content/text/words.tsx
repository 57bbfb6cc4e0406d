import { memo, type ReactNode, useMemo } from 'react'
import { trustedContent } from '#app/browser/trusted-html.ts'
import { isHeading, lineMayEnd, widthInEms } from '#contract/text/headings.ts'
import { unbrokenPattern } from '#contract/text/unbroken.ts'
import type { Html, Text } from '#contract/views.ts'

/** Text from the content. If its translation is missing it is English, marked with `lang`. */
export const Words = memo(function Words({ of: { text, lang, breaks } }: { of: Text }): ReactNode {
  const marked = breaks ? withBreaks(text, breaks) : text
  const phrases = phrasesOf(marked)
  if (phrases.length === 1 && !breaks) {
    const parts = unbroken(text)
    return lang === undefined && typeof parts === 'string' ? parts : <span lang={lang}>{parts}</span>
  }
  return (
    <span lang={lang}>
      {phrases.map(({ words, isShort }, index) => {
        const parts = breaks ? wholeWords(words) : unbroken(words)
        if (!isShort || phrases.length === 1) return parts
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never change order.
          <span key={index} className="phrase">
            {parts}
          </span>
        )
      })}
    </span>
  )
})

function withBreaks(text: string, breaks: readonly number[]): string {
  return [0, ...breaks].map((from, index) => text.slice(from, breaks[index])).join(lineMayEnd)
}

// `split` with a capturing group returns the matches at odd indexes.
const separator = new RegExp(`(${unbrokenPattern})`, 'u')

/** Browsers break lines after the hyphen of a product code and between any two Chinese characters. In prose the catalog prevents this. */
function unbroken(text: string): ReactNode {
  const parts = text.split(separator)
  return parts.length === 1 ? text : parts.map((part, index) => (index % 2 === 0 ? part : unbreakable(part, index)))
}

const betweenWords = new RegExp(`(${unbrokenPattern})|${lineMayEnd}|( )`, 'u')

/** Wraps each word in an element that doesn't break. `<wbr>` would allow a break even inside `white-space: nowrap`. */
function wholeWords(marked: string): ReactNode {
  return marked
    .split(betweenWords)
    .map((part, index) => (part === undefined || part === '' || part === ' ' ? part : unbreakable(part, index)))
}

/** `index` is the position among the parts of a text, which never change order. */
function unbreakable(words: string, index: number): ReactNode {
  return (
    <span key={index} className="unbroken">
      {words}
    </span>
  )
}

/** HTML from the content, sanitised when it was loaded. */
export function Prose({ of, className }: { of: Html; className?: string }) {
  // React compares the object, not its HTML: with a new object it would replace all elements in each render, and with them a selection or the focus.
  const html = useMemo(() => ({ __html: trustedContent(of.html) }), [of.html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the catalog alone renders it from Markdown and sanitises it.
  return <div className={className} lang={of.lang} dangerouslySetInnerHTML={html} />
}

/** `words` includes the Chinese punctuation mark at its end. */
type Phrase = { words: string; isShort: boolean }

/** Width in em that fits between the page margins of a 320 px phone, in the font size of its largest heading. */
const shortWidth = 7.5

const afterPunctuation = /(?<=[，、：；。！？])/

/**
 * Splits a Chinese heading into phrases. Browsers may break a line between any two Chinese characters, but a heading should break between phrases:
 * the stylesheet keeps short phrases on one line.
 */
function phrasesOf(text: string): Phrase[] {
  if (!isHeading(text) && !text.includes(lineMayEnd)) return [{ words: text, isShort: false }]
  return text.split(afterPunctuation).map((words) => ({ words, isShort: widthInEms(words) <= shortWidth }))
}
