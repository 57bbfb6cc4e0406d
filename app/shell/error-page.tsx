import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { useLazyComponent } from '#app/ui/hooks/use-lazy-component.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { PhoneLink } from './contact/contact-links.tsx'
import styles from './error-page.module.css'
import { CategoryLinks } from './links/category-links.tsx'

/** The site's own 404 and 500 pages (G9). They show no technical details. */
export function ErrorPage({ kind }: { kind: 'notFound' | 'failed' }) {
  const { language } = useLanguage()
  const t = useMessages('shell')
  const { pathname, search } = useLocation()
  const title = kind === 'notFound' ? t('notFound.title') : t('error.title')
  return (
    <div className={`page-width ${styles.page}`}>
      <div className={styles.message}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{kind === 'notFound' ? t('notFound.text') : t('error.text')}</p>
        <div className={styles.actions}>
          {kind === 'failed' && (
            <a href={`${pathname}${search}`} className={buttonClass('primary')}>
              {t('action.tryAgain')}
            </a>
          )}
          <Link
            to={pageUrl(language, 'home')}
            reloadDocument={kind === 'failed'}
            className={buttonClass(kind === 'failed' ? 'secondary' : 'primary')}
          >
            {t('notFound.home')}
          </Link>
        </div>
      </div>
      <NextSteps />
      {kind === 'notFound' && <LazyDidYouMean />}
    </div>
  )
}

/** Its code is loaded only here, because few visitors see the 404 page. */
function LazyDidYouMean() {
  const { load, state } = useLazyComponent(async () => (await import('./did-you-mean.tsx')).DidYouMean)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(load, [])
  return state.kind === 'ready' && <state.Component />
}

function NextSteps() {
  const { phone } = useSite()
  const t = useMessages('shell')
  const [before, after] = t('errorPage.help', { phone: '\n' }).split('\n')
  return (
    <nav aria-labelledby="error-categories">
      <h2 id="error-categories" className={styles.heading}>
        {t('errorPage.categories')}
      </h2>
      <CategoryLinks className={styles.category} listClass={styles.categories} />
      <p className={styles.help}>
        {before}
        <PhoneLink phone={phone} />
        {after}
      </p>
    </nav>
  )
}
