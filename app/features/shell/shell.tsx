import type { ReactNode } from 'react'
import { useLanguage } from '#app/i18n/language.tsx'

/** What stands around every page: header, contact widget, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <>
      <a href="#content" className="visually-hidden">
        {t('skipToContent')}
      </a>
      <main id="content">{children}</main>
    </>
  )
}
