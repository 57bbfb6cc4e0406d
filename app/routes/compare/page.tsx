import { useEffect, useRef } from 'react'
import { Trail } from '#app/content/trail.tsx'
import { compareLimit } from '#app/features/compare-selection/selection-store.ts'
import { createKeptPage } from '#app/features/load-failure/kept-page.ts'
import { LoadFailure } from '#app/features/load-failure/load-failure.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { NoData } from '#app/ui/no-data.tsx'
import { useFocusAfterRemoval } from '#app/ui/use-focus-after-removal.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { AddProduct } from './add-product.tsx'
import { AddWithoutScript } from './add-without-script.tsx'
import { Comparison } from './comparison.tsx'
import { loadCompare } from './load.server.ts'
import styles from './page.module.css'
import { SeparateComparisons } from './separate-comparisons.tsx'

const messages = messageSet('breadcrumb', 'compare', 'comparison', 'loadFailure')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(
    loadCompare(catalog, {
      language,
      ids: query.getAll('manycode'),
      code: query.get('chuancode'),
      category: query.get('todata'),
    }),
    messages(language),
  )
}

const kept = createKeptPage<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { products, groups, leftOut, surplus, unrelated, category, choices } = loaderData
  useEffect(() => kept.shows(loaderData), [loaderData])
  const { t } = useLanguage()
  const ids = products.map(({ id }) => id)
  const heading = useRef<HTMLHeadingElement>(null)
  const { list, noteRemoval } = useFocusAfterRemoval<HTMLDivElement>(products.length, heading)
  const codes = products.map(({ code }) => code).join(', ')

  return (
    <div ref={list} className={`page-width ${styles.page}`}>
      <PageHead
        title={codes === '' ? t('comparison.title') : `${t('comparison.title')}: ${codes}`}
        description={t('comparison.description')}
        canonicalUrl={(of) => pageUrl(of, 'compare')}
        noIndex
      />
      <Trail steps={[{ name: t('comparison.title') }]} />
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('comparison.title')}
        </h1>
        <p className={styles.intro}>{t('comparison.intro')}</p>
      </header>
      {'failed' in loaderData && loaderData.failed && <LoadFailure />}
      {leftOut && <p className={styles.missing}>{t('comparison.missing')}</p>}
      {surplus.length > 0 && <p className={styles.missing}>{t('comparison.surplus', { codes: surplus.join(', ') })}</p>}
      {unrelated.length > 0 && <SeparateComparisons products={products} groups={unrelated} />}
      {products.length < compareLimit ? (
        <section aria-labelledby="compare-add" className={styles.add}>
          <h2 id="compare-add" className={styles.addTitle}>
            {t('comparison.addTitle')}
          </h2>
          <AddProduct start={category} ids={ids} />
          <AddWithoutScript category={category} choices={choices} ids={ids} />
        </section>
      ) : (
        <p className={styles.fullRow}>{t('comparison.rowFull')}</p>
      )}
      <p role="status" className="visually-hidden">
        {codes}
      </p>
      {products.length === 0 ? (
        <NoData text={t('comparison.empty')} />
      ) : (
        <Comparison products={products} groups={groups} category={category} onRemove={noteRemoval} />
      )}
    </div>
  )
}
