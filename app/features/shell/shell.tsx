import type { ReactNode } from 'react'
import { useLanguage } from '#app/i18n/language.tsx'
import { ContactWidget } from './contact-widget.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { mainId } from './landmarks.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import type { ImportSuggestions } from './search-entry.tsx'
import styles from './shell.module.css'

type ShellProps = {
  /** The code that suggests while somebody types into the search. */
  importSuggestions?: ImportSuggestions
  /** The form of the newsletter, in the footer. */
  subscribe?: ReactNode
  children: ReactNode
}

/** What stands around every page: header, contact widget, footer. */
export function Shell({ importSuggestions, subscribe, children }: ShellProps) {
  const { t } = useLanguage()
  return (
    <div className={styles.shell}>
      <a href={`#${mainId}`} className={styles.skip}>
        {t('nav.skip')}
      </a>
      <NavigationProgress />
      <Header importSuggestions={importSuggestions} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ContactWidget />
      <Footer subscribe={subscribe} />
    </div>
  )
}
