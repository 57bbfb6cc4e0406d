import { useEffect } from 'react'
import { afterPress } from '#app/browser/after-press.ts'
import { rememberLastLoaded } from '#app/features/pages/load-error/last-loaded.ts'
import { LoadError } from '#app/features/pages/load-error/load-error.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { CompareSelection } from '#app/features/products/compare-selection/compare-selection.tsx'
import { CompareTray } from '#app/features/products/compare-selection/compare-tray.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { paths } from '#contract/pages/paths.ts'
import { fitUrl, localPath, pageValue } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { FitForm } from './fit-form.tsx'
import { FitResults } from './fit-results.tsx'
import { categoryNameOf, fitHead, titleOf } from './head.ts'
import { loadFit } from './load.server.ts'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(args, loadFit(catalog, { language, query }), fitHead)
}

const lastLoaded = rememberLastLoaded<Awaited<ReturnType<typeof loader>>>()

/** Results that arrive during a press wait for its end: errors among them would move the button. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const results = await lastLoaded.load(serverLoader)
  await afterPress()
  return results
}

/** FT1: what fits the kitchen that a visitor has measured. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function FitPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => lastLoaded.shows(loaderData), [loaderData])
  const { language } = useLanguage()
  const t = useMessages('fit')
  const category = loaderData.kind === 'form' ? loaderData.category : undefined
  const name = categoryNameOf(loaderData, useSite())
  const cate = category === undefined ? '' : String(category)
  const fields = loaderData.kind === 'form' ? loaderData.fields : []
  const answers = Object.fromEntries(fields.map(({ name: field, value }) => [field, value]))
  const measures = Object.fromEntries(fields.flatMap(({ name, value, error }) => (value && !error ? [[name, value]] : [])))
  const pageOfResults = (page: number) => localPath(language, paths.fit, { cate, ...answers, page: pageValue(page) })
  const enquiryAbout = (code: string) => `${localPath(language, paths.home, { code, ...answers })}#enquiry-title`
  return (
    <>
      <PageIntro
        page="fit"
        name={t('fit.title')}
        choice={name}
        title={{ text: titleOf(name, t) }}
        intro={{ text: name ? t('fit.introOf') : t('fit.intro') }}
      />
      <div className={`page-width ${styles.page}`}>
        <LoadError failed={'failed' in loaderData && loaderData.failed} />
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
