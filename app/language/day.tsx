import { dayText } from '#i18n/date-format.ts'
import { useLanguage } from './language.tsx'

/** A day (`2026-11-12`) as the visitor's language writes it. */
export function Day({ of, className }: { of: string; className?: string }) {
  const { language } = useLanguage()
  return (
    // Browsers come with tables of their own: where they write a day a little differently, what the server wrote stays.
    <time dateTime={of} className={className} suppressHydrationWarning>
      {dayText(language, of)}
    </time>
  )
}
