import type { ReactNode } from 'react'
import type { Html, Text } from '#contract/views.ts'

/** Words of the content. Where a translation is missing they stand in English, and say so to screen readers and browsers. */
export function Words({ of }: { of: Text }) {
  const text = withWholeCodes(of.text)
  return of.lang === undefined ? text : <span lang={of.lang}>{text}</span>
}

/** Browsers break a line after the hyphen of a product's code. In prose the catalog sees to it. */
function withWholeCodes(text: string): ReactNode {
  const parts = text.split(/\b([A-Z]{2}-\d{4})\b/)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
      <span key={index} className="product-code">
        {part}
      </span>
    ),
  )
}

/** HTML of the content, sanitised when it was loaded. */
export function Prose({ of, className }: { of: Html; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the catalog renders it from Markdown and sanitises it, in one place.
  return <div className={className} lang={of.lang} dangerouslySetInnerHTML={{ __html: of.html }} />
}
