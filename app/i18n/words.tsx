import type { Html, Text } from '#contract/views.ts'

/** Words of the content. Where a translation is missing they stand in English, and say so to screen readers and browsers. */
export function Words({ of }: { of: Text }) {
  return of.lang === undefined ? of.text : <span lang={of.lang}>{of.text}</span>
}

/** HTML of the content, sanitised when it was loaded. */
export function Prose({ of, className }: { of: Html; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the catalog renders it from Markdown and sanitises it, in one place.
  return <div className={className} lang={of.lang} dangerouslySetInnerHTML={{ __html: of.html }} />
}
