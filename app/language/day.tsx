import { dayText } from '#i18n/date-format.ts'
import { useLanguage } from './language.tsx'

/** A date (`2026-11-12`) in the format of the visitor's language. */
export function Day({ of, className }: { of: string; className?: string }) {
  const { language } = useLanguage()
  return (
    // The browser's locale data may differ slightly from the server's. In that case, keep the server's text.
    <time dateTime={of} className={className}>
      {dayText(language, of)}
    </time>
  )
}
