import { memo, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LanguageProvider, useLanguage } from '#app/language/language.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import { ContactWidget } from './contact/contact-widget.tsx'
import { Footer } from './footer/footer.tsx'
import { FramePart } from './frame-part.tsx'
import { Header } from './header/header.tsx'
import { mainId } from './landmarks.ts'
import { FocusRelease } from './navigation/focus-release.tsx'
import { useLateFonts } from './navigation/late-fonts.ts'
import { NavigationProgress } from './navigation/navigation-progress.tsx'
import { PrefetchOnIntent } from './navigation/prefetch-on-intent.tsx'
import styles from './shell.module.css'

/** Header, contact widget and footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useLateFonts()
  return (
    <div className={styles.shell}>
      <Top />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <FocusRelease pathname={pathname}>{children}</FocusRelease>
      </main>
      <Bottom />
    </div>
  )
}

const Top = memo(function Top() {
  return (
    <FrameMessages>
      <SkipLink />
      <NavigationProgress />
      <PrefetchOnIntent />
      <Header />
    </FrameMessages>
  )
})

const Bottom = memo(function Bottom() {
  return (
    <FrameMessages>
      <FramePart name="contact">
        <ContactWidget />
      </FramePart>
      <Footer />
    </FrameMessages>
  )
})

/** Only the messages of the frame, which never change. With those of the page, header and footer would be rendered again with each page. */
function FrameMessages({ children }: { children: ReactNode }) {
  const data = useRootData()
  if (!data) throw new Error('The frame has no data')
  return (
    <LanguageProvider language={data.language} messages={data.messages}>
      {children}
    </LanguageProvider>
  )
}

function SkipLink() {
  const { t } = useLanguage()
  return (
    <a href={`#${mainId}`} className={styles.skip}>
      {t('nav.skip')}
    </a>
  )
}
