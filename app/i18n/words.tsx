import type { ReactNode } from 'react'
import { productCodePattern } from '#contract/product-code.ts'
import type { Html, Text } from '#contract/views.ts'

/** Words of the content. Where a translation is missing they stand in English, and say so to screen readers and browsers. */
export function Words({ of: { text, lang } }: { of: Text }) {
  const parts = text.split(productCode)
  if (parts.length > 1) return <span lang={lang}>{parts.map(codeWhole)}</span>
  return lang === undefined ? text : <span lang={lang}>{text}</span>
}

// Every second part of a text that is split by it is a code.
const productCode = new RegExp(`\\b(${productCodePattern})\\b`)

/** Browsers break a line after the hyphen of a product's code. In prose the catalog sees to it. */
function codeWhole(part: string, index: number): ReactNode {
  if (index % 2 === 0) return part
  return (
    <span key={index} className="product-code">
      {part}
    </span>
  )
}

/** HTML of the content, sanitised when it was loaded. */
export function Prose({ of, className }: { of: Html; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the catalog renders it from Markdown and sanitises it, in one place.
  return <div className={className} lang={of.lang} dangerouslySetInnerHTML={{ __html: of.html }} />
}
