import type { Html } from '#contract/views.ts'
import { Prose } from './words.tsx'
import styles from './written-prose.module.css'

/** Prose from the content, styled for everything Markdown allows: headings, lists, tables, quotations, links. */
export function WrittenProse({ of, className }: { of: Html; className?: string }) {
  return <Prose of={of} className={[styles.prose, className].filter(Boolean).join(' ')} />
}
