import { useEffect } from 'react'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { CategoryTiles } from '#app/features/category-tiles/category-tiles.tsx'
import { CompareSelection } from '#app/features/compare-selection/compare-selection.tsx'
import { CompareTray } from '#app/features/compare-selection/compare-tray.tsx'
import { createKeptPage } from '#app/features/load-failure/kept-page.ts'
import { LoadFailure } from '#app/features/load-failure/load-failure.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { paths } from '#contract/pages/paths.ts'
import { fitUrl, localPath, pageUrl, pageValue } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { FitForm } from './fit-form.tsx'
import { FitResults } from './fit-results.tsx'
import { loadFit } from './load.server.ts'
import styles from './page.module.css'

const messages = messageSet('breadcrumb', 'compare', 'fit', 'loadFailure', 'paging')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadFit(catalog, { language, query }), messages(language))
}

const kept = createKeptPage<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader)

/** FT1: what fits the kitchen that a visitor has measured. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function FitPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.shows(loaderData), [loaderData])
  const { language, t } = useLanguage()
  const { categories } = useSite()
  const all = useTrail('fit', t('fit.title'))
  const category = loaderData.kind === 'form' ? loaderData.category : undefined
  const { name } = categories.find(({ number }) => number === category) ?? {}
  const cate = category === undefined ? '' : String(category)
  const title = name ? t('fit.titleOf', { name: name.text }) : t('fit.title')
  const fields = loaderData.kind === 'form' ? loaderData.fields : []
  const answers = Object.fromEntries(fields.map(({ name: field, value }) => [field, value]))
  const measures = Object.fromEntries(fields.flatMap(({ name, value, error }) => (value && !error ? [[name, value]] : [])))
  const pageOfResults = (page: number) => localPath(language, paths.fit, { cate, ...answers, page: pageValue(page) })
  const enquiryAbout = (code: string) => `${localPath(language, paths.home, { code, ...answers })}#enquiry-title`
  return (
    <>
      <PageHead
        title={title}
        description={name ? t('fit.descriptionOf', { name: name.text }) : t('fit.description')}
        canonicalUrl={(of) => pageUrl(of, 'fit', { cate })}
        trail={name ? [...all, { name, url: pageUrl(language, 'fit', { cate }) }] : all}
      />
      <PageIntro title={{ text: title }} intro={{ text: name ? t('fit.introOf') : t('fit.intro') }}>
        <Trail steps={name ? [...all, { name }] : all} />
      </PageIntro>
      <div className={`page-width ${styles.page}`}>
        {'failed' in loaderData && loaderData.failed && <LoadFailure />}
        <CategoryTiles
          label={t('fit.choose')}
          categories={loaderData.categories}
          to={(number) => fitUrl(language, number)}
          {...(category !== undefined && { current: category })}
        />
        {loaderData.kind === 'form' && (
          <CompareSelection key={loaderData.category} category={loaderData.category}>
            <div className={styles.columns}>
              <FitForm category={loaderData.category} fields={loaderData.fields} stacks={loaderData.stacks} />
              <div className={styles.results}>
                <FitResults
                  result={loaderData.result}
                  advice={loaderData.advice}
                  url={pageOfResults}
                  askUrl={enquiryAbout}
                  measures={measures}
                />
                <CompareTray />
              </div>
            </div>
          </CompareSelection>
        )}
      </div>
    </>
  )
}
