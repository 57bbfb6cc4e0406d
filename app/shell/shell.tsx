import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import { ContactWidget } from './contact/contact-widget.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { HydratedLater } from './hydrated-later.tsx'
import { mainId } from './landmarks.ts'
import { FocusRelease } from './navigation/focus-release.tsx'
import { useLateFonts } from './navigation/late-fonts.ts'
import { NavigationProgress } from './navigation/navigation-progress.tsx'
import { PrefetchOnIntent } from './navigation/prefetch-on-intent.tsx'
import styles from './shell.module.css'

/** Header, contact widget and footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  const { pathname } = useLocation()
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
        <FocusRelease pathname={pathname}>
          <HydratedLater>{children}</HydratedLater>
        </FocusRelease>
      </main>
      <HydratedLater>
        <ContactWidget />
        <Footer />
      </HydratedLater>
    </div>
  )
}
