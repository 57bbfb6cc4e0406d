import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { ContactWidget } from './contact/contact-widget.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { mainId } from './landmarks.ts'
import { useLateFonts } from './navigation/late-fonts.ts'
import { NavigationProgress } from './navigation/navigation-progress.tsx'
import { PrefetchOnIntent } from './navigation/prefetch-on-intent.tsx'
import styles from './shell.module.css'

/** Header, contact widget and footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  useLateFonts()
  return (
    <div className={styles.shell}>
      <a href={`#${mainId}`} className={styles.skip}>
        {t('nav.skip')}
      </a>
      <NavigationProgress />
      <PrefetchOnIntent />
      <Header />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ContactWidget />
      <Footer />
    </div>
  )
}
