import { Link } from 'react-router'
import { useLanguage } from '#app/i18n/language.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { urls } from '#app/urls.ts'

/** The site's own 404 and 500 pages (G9); they say nothing of the insides. */
export function ErrorPage({ kind }: { kind: 'notFound' | 'failed' }) {
  const { language, t } = useLanguage()
  const title = kind === 'notFound' ? t('notFound.title') : t('error.title')
  return (
    <div className="page-width">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{kind === 'notFound' ? t('notFound.text') : t('error.text')}</p>
      <Link to={urls.home(language)} className={buttonClass('primary')}>
        {t('notFound.home')}
      </Link>
    </div>
  )
}
