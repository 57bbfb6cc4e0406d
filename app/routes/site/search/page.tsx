import { pageMeta } from '#app/features/pages/page-meta.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import '#app/language/every-language.ts'
import { useEffect, useRef } from 'react'
import { rememberSearch } from '#app/browser/recent-searches.ts'
import { Link } from '#app/content/link.tsx'
import { Trail } from '#app/content/trail.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { languageEntry } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { AnswerCard } from './answer-card.tsx'
import { loadSearch } from './load.server.ts'
import { NextSteps } from './next-steps.tsx'
import styles from './page.module.css'
import { ResultGroup } from './results/result-group.tsx'
import { useOpenedResult } from './results/use-opened-result.ts'
import { SearchForm } from './search-form.tsx'

export const meta = pageMeta

export async function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(args, loadSearch(catalog, { language, q: query.get('q') }), ({ query }, { t }) => ({
    title: query === '' ? t('search.title') : t('search.titleOf', { words: query }),
    description: t('search.description'),
    canonicalUrl: (of) => pageUrl(of, 'search', { q: query }),
    noIndex: true,
  }))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, results, answer, model } = loaderData
  const { language, number } = useLanguage()
  const t = useMessages('search')
  const { total, groups } = results
  const hasQuery = query !== ''
  const found = hasQuery ? t('search.foundFor', { count: total, words: query }) : ''
  useAnnouncement(found, loaderData)
  const page = useRef<HTMLDivElement>(null)
  useOpenedResult(page, loaderData, language)
  useEffect(() => {
    if (total > 0) rememberSearch(query)
  }, [query, total])

  return (
    <div ref={page} className={`page-width ${styles.page}`}>
      <Trail page="search" name={t('search.title')} />
      <header className={styles.opening}>
        <h1 className={styles.title}>{t('search.title')}</h1>
        {!hasQuery && <p className={styles.intro}>{t('search.intro')}</p>}
        <SearchForm query={query} />
        {hasQuery && total > 0 && (
          <p className={styles.found}>
            <ChangingText>{found}</ChangingText>
          </p>
        )}
        {results.language && (
          <p className={styles.intro}>
            <ChangingText>{t('search.inLanguage', { language: languageEntry(results.language).name })}</ChangingText>
          </p>
        )}
        {model && (
          <Link to={pageUrl(language, 'support', { id: model })} className={onwardClass}>
            <Onward>
              <ChangingText>{t('search.support', { code: model })}</ChangingText>
            </Onward>
          </Link>
        )}
      </header>
      {answer && <AnswerCard key={query} answer={answer} lang={results.language} />}
      {groups.length > 1 && (
        <nav key={query} aria-label={t('search.groups')}>
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
        <ResultGroup key={`${query} ${group.kind}`} group={group} inLanguage={results.language ?? language} />
      ))}
      {hasQuery && total === 0 && (
        <NoData key={query} text={t('search.nothing', { words: query })}>
          <p className={styles.advice}>{t('search.advice')}</p>
        </NoData>
      )}
      {total === 0 && <NextSteps />}
    </div>
  )
}
