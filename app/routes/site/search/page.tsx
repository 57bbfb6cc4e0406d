import { pageMeta } from '#app/features/pages/page-meta.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import '#app/language/every-language.ts'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { rememberSearch } from '#app/browser/recent-searches.ts'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { Trail } from '#app/content/trail.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { CategoryLinks } from '#app/shell/links/category-links.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useTextOfUrl } from '#app/ui/hooks/use-text-of-url.ts'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import { languageEntry } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { AnswerCard } from './answer-card.tsx'
import { loadSearch } from './load.server.ts'
import styles from './page.module.css'
import { ResultGroup } from './results/result-group.tsx'
import { useOpenedResult } from './results/use-opened-result.ts'

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
    <div ref={page} className="page-width page-end">
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

function SearchForm({ query }: { query: string }) {
  const { language } = useLanguage()
  const t = useMessages('search')
  const { field, sent } = useTextOfUrl(query)
  return (
    <search>
      <Form action={pageUrl(language, 'search')} onSubmit={sent} className={`form-row ${styles.form}`}>
        <TextField
          {...field}
          type="search"
          name="q"
          label={t('search.field')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </Form>
    </search>
  )
}

/** Shown if nothing was found: links to the categories, and contact details. */
function NextSteps() {
  const { phone, email, hours } = useSite()
  const t = useMessages('search')
  return (
    <div className={styles.steps}>
      <nav aria-labelledby="search-categories">
        <h2 id="search-categories" className={styles.heading}>
          {t('search.categories')}
        </h2>
        <CategoryLinks className={styles.category} />
      </nav>
      <section aria-labelledby="search-contact">
        <h2 id="search-contact" className={styles.heading}>
          {t('search.contact')}
        </h2>
        <p className={styles.text}>{t('search.contactText')}</p>
        <ul className={styles.ways}>
          <li>
            <a href={phoneUrl(phone)}>{phone}</a>
          </li>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li className="small-note">
            <Words of={hours} />
          </li>
        </ul>
      </section>
    </div>
  )
}
