import '#app/language/every-language.ts'
import { useEffect, useRef } from 'react'
import { rememberSearch } from '#app/browser/recent-searches.ts'
import { Link } from '#app/content/link.tsx'
import { Trail } from '#app/content/trail.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { Onward, onwardClass } from '#app/ui/link.tsx'
import { NoData } from '#app/ui/no-data.tsx'
import { languageEntry } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { AnswerCard } from './answer-card.tsx'
import { loadSearch } from './load.server.ts'
import { NextSteps } from './next-steps.tsx'
import styles from './page.module.css'
import { ResultGroup } from './result-group.tsx'
import { SearchForm } from './search-form.tsx'
import { useOpenedResult } from './use-opened-result.ts'

const messages = messageSet('breadcrumb', 'search')

export async function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(await loadSearch(catalog, { language, q: query.get('q') }), messages(language))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, results, answer, model } = loaderData
  const { language, t, number } = useLanguage()
  const { total, groups } = results
  const hasQuery = query !== ''
  const page = useRef<HTMLDivElement>(null)
  useOpenedResult(page, loaderData, language)
  useEffect(() => {
    if (total > 0) rememberSearch(query)
  }, [query, total])

  return (
    <div ref={page} className={`page-width ${styles.page}`}>
      <PageHead
        title={hasQuery ? t('search.titleOf', { words: query }) : t('search.title')}
        description={t('search.description')}
        canonicalUrl={(of) => pageUrl(of, 'search', { q: query })}
        noIndex
      />
      <Trail steps={[{ name: t('search.title') }]} />
      <header className={styles.opening}>
        <h1 className={styles.title}>{t('search.title')}</h1>
        {!hasQuery && <p className={styles.intro}>{t('search.intro')}</p>}
        <SearchForm query={query} />
        {/* A live region: screen readers announce the result of a new search. */}
        <p role="status" className={hasQuery && total === 0 ? 'visually-hidden' : styles.found}>
          {hasQuery && t('search.foundFor', { count: total, words: query })}
        </p>
        {results.language && (
          <p className={styles.intro}>{t('search.inLanguage', { language: languageEntry(results.language).name })}</p>
        )}
        {model && (
          <Link to={pageUrl(language, 'support', { id: model })} className={onwardClass}>
            <Onward>{t('search.support', { code: model })}</Onward>
          </Link>
        )}
      </header>
      {answer && <AnswerCard answer={answer} lang={results.language} />}
      {groups.length > 1 && (
        <nav aria-label={t('search.groups')}>
          <ul className={styles.kinds}>
            {groups.map((group) => (
              <li key={group.kind}>
                <a href={`#${group.kind}`}>
                  {t(`search.kind.${group.kind}`)} <span className={styles.count}>{number(group.total)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map((group) => (
        <ResultGroup key={group.kind} group={group} inLanguage={results.language ?? language} />
      ))}
      {hasQuery && total === 0 && (
        <NoData text={t('search.nothing', { words: query })}>
          <p className={styles.advice}>{t('search.advice')}</p>
        </NoData>
      )}
      {total === 0 && <NextSteps />}
    </div>
  )
}
