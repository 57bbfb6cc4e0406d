import { memo, type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { removeCopyNotice } from '#app/browser/offline/copy-notice.ts'
import { useMessages } from '#app/language/messages.ts'
import { ContactWidget } from './contact/contact-widget.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { mainId } from './landmarks.ts'
import { NavigationProgress } from './navigation/navigation-progress.tsx'
import { usePageFocus } from './navigation/use-page-focus.ts'
import styles from './shell.module.css'

/** Header, contact widget and footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  usePageFocus()
  useEffect(() => removeCopyNotice(pathname), [pathname])
  return (
    <div className={styles.shell}>
      <Top />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Bottom />
    </div>
  )
}

const Top = memo(function Top() {
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Header />
    </>
  )
})

const Bottom = memo(function Bottom() {
  return (
    <>
      <ContactWidget />
      <Footer />
    </>
  )
})

function SkipLink() {
  const t = useMessages('shell')
  return (
    <a href={`#${mainId}`} className={styles.skip}>
      {t('nav.skip')}
    </a>
  )
}
