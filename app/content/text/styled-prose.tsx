import type { Html } from '#contract/views.ts'
import styles from './styled-prose.module.css'
import { Prose } from './words.tsx'

/** Prose from the content, styled for everything Markdown allows: headings, lists, tables, quotations, links. */
export function StyledProse({ of, className }: { of: Html; className?: string }) {
  return <Prose of={of} className={[styles.prose, className].filter(Boolean).join(' ')} />
}
