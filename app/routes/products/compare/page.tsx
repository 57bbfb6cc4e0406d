import { useEffect, useRef } from 'react'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { Trail } from '#app/content/trail.tsx'
import { rememberLastLoaded } from '#app/features/pages/load-error/last-loaded.ts'
import { LoadError } from '#app/features/pages/load-error/load-error.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { compareLimit } from '#app/features/products/compare-selection/selection-store.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { announce } from '#app/ui/feedback/announcements.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { afterRemoval, useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import type { Language } from '#contract/languages.ts'
import { compareUrl, pageUrl } from '#contract/pages/urls.ts'
import type { CompareView } from '#contract/views.ts'
import { formatLabelled, formatSequence } from '#i18n/number-format.ts'
import type { Route } from './+types/page'
import { AddProduct, AddWithoutScript } from './add/add-product.tsx'
import { loadCompare } from './load.server.ts'
import styles from './page.module.css'
import { Comparison } from './table/comparison.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(
    args,
    loadCompare(catalog, {
      language,
      ids: query.getAll('manycode'),
      code: query.get('chuancode'),
      category: query.get('todata'),
    }),
    ({ products }, { t }) => ({
      title:
        products.length === 0
          ? t('comparison.title')
          : formatLabelled(t('comparison.title'), codesOf(products, language), language),
      description: t('comparison.description'),
      canonicalUrl: (of) => pageUrl(of, 'compare'),
      noIndex: true,
    }),
  )
}

const lastLoaded = rememberLastLoaded<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => lastLoaded.load(serverLoader)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { products, strengths, scale, groups, leftOut, surplus, unrelated, category, choices } = loaderData
  useEffect(() => lastLoaded.shows(loaderData), [loaderData])
  const t = useMessages('comparison')
  const ids = products.map(({ id }) => id)
  const heading = useRef<HTMLHeadingElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus()

  const remove = (code: string, link: HTMLElement) => {
    announce(t('comparison.removed', { code }))
    focusNext(afterRemoval(link, page.current, () => heading.current))
  }
  const added = (code: string) => {
    announce(t('comparison.added', { code }))
    focusNext(() => page.current?.querySelector<HTMLElement>(`[data-column="${code}"]`))
  }

  return (
    <div ref={page} className="page-width page-end">
      <Trail page="compare" name={t('comparison.title')} />
      <header className={styles.header}>
        <h1 ref={heading} className={styles.heading}>
          {t('comparison.title')}
        </h1>
        <p className={`screen-only ${styles.intro}`}>{t('comparison.intro')}</p>
      </header>
      <LoadError failed={'failed' in loaderData && loaderData.failed} />
      {leftOut && <p className={`screen-only ${styles.missing}`}>{t('comparison.missing')}</p>}
      {surplus.length > 0 && (
        <p className={`screen-only ${styles.missing}`}>
          <ChangingText>{t('comparison.surplus', { codes: surplus.join(', ') })}</ChangingText>
        </p>
      )}
      {unrelated.length > 0 && <SeparateComparisons products={products} groups={unrelated} />}
      {products.length < compareLimit ? (
        <section aria-labelledby="compare-add" className={`screen-only ${styles.add}`}>
          <h2 id="compare-add" className={styles.addTitle}>
            {t('comparison.addTitle')}
          </h2>
          <AddProduct start={category} ids={ids} onAdded={added} />
          <AddWithoutScript category={category} choices={choices} ids={ids} />
        </section>
      ) : (
        <p className={`screen-only ${styles.fullRow}`}>{t('comparison.rowFull')}</p>
      )}
      {products.length === 0 ? (
        <NoData text={t('comparison.empty')} />
      ) : (
        <Comparison
          products={products}
          strengths={strengths}
          scale={scale}
          groups={groups}
          category={category}
          onRemove={remove}
        />
      )}
    </div>
  )
}

const codesOf = (products: CompareView['products'], language: Language) =>
  formatSequence(
    products.map(({ code }) => code),
    language,
  )

type SeparateComparisonsProps = { products: CompareView['products']; groups: CompareView['related'] }

/** Says that the products have little in common, and links to a comparison of each group (C7). */
function SeparateComparisons({ products, groups }: SeparateComparisonsProps) {
  const { language } = useLanguage()
  const t = useMessages('comparison')
  const { categories } = useSite()
  const codesOf = (some: CompareView['products']) =>
    formatSequence(
      some.map(({ code }) => code),
      language,
    )
  return (
    <div className={`screen-only ${styles.notice}`}>
      <p>{t('comparison.unrelated')}</p>
      <ul className={styles.links}>
        {groups.map((ids) => {
          const own = products.filter(({ id }) => ids.includes(id))
          const name = categories.find(({ number }) => number === own[0]?.category)?.name
          return (
            <li key={ids.join()}>
              <Link to={compareUrl(language, ids, own[0]?.category)}>
                {name && <Words of={{ ...name, text: formatLabelled(name.text, codesOf(own), language) }} />}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
