import { memo } from 'react'
import { KeptPart } from '#app/content/kept-part.tsx'
import { StaticPart } from '#app/content/static-part.tsx'
import { Trail } from '#app/content/trail.tsx'
import { useLater } from '#app/document/use-later.ts'
import { CompareSelection } from '#app/features/compare-selection/compare-selection.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { ProductRow } from '#app/features/product-card/product-row.tsx'
import { NoticeLines } from '#app/features/safety-notices/notice-lines.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { shopQueryOf } from '#app/loading/nearest-shops.server.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { Gallery } from './gallery.tsx'
import { loadProduct } from './load.server.ts'
import { ModelButton } from './model-button.tsx'
import styles from './page.module.css'
import { ProductActions, ProductOffer } from './product-actions.tsx'
import { ProductFigures } from './product-figures.tsx'
import { ProductHeading, ProductIntro } from './product-intro.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { productData } from './structured-data.ts'
import { WhereToBuy } from './where-to-buy.tsx'

const groups = [
  'breadcrumb',
  'buy',
  'careLink',
  'carousel',
  'compare',
  'document',
  'offer',
  'product',
  'series',
  'share',
] as const
const messages = messageSet(...groups)
const messagesWithNotice = messageSet(...groups, 'notice')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const page = loadProduct(catalog, { language, code: query.get('id') ?? '', place: shopQueryOf(query) })
  const hasNotices = page.kind === 'found' && page.data.notices.length > 0
  return pageData(page, hasNotices ? messagesWithNotice(language) : messages(language))
}

const wide = '(width >= 48rem)'

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage loaderData={loaderData} />
}

/** Not rendered again by the steps of a navigation, nor by another hash. */
const ProductPage = memo(function ProductPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { product, recommended, notices, whereToBuy, supportHref, careHref } = loaderData
  const { language, t } = useLanguage()
  const { brand, categories } = useSite()
  const origin = useRootData()?.origin ?? ''
  const later = useLater()
  // On a phone, only the offer and what is above it are in view.
  const below = later || matchMedia(wide).matches
  const category = categories.find(({ number }) => number === product.category)
  const categoryName = category?.name ?? { text: '' }
  const path = pageUrl(language, 'product', { id: product.code })
  const title = `${product.code} ${product.title.text}`
  const list = { name: categoryName, url: productListUrl(language, product.category) }

  return (
    // The key resets dialogs and pictures when the product changes.
    <CompareSelection key={product.code} category={product.category}>
      <PageHead
        title={title}
        description={product.summary.text}
        canonicalUrl={(of) => pageUrl(of, 'product', { id: product.code })}
        picture={product.picture}
        trail={[list, { name: title, url: path }]}
        jsonLd={[productData(product, { brand, category: categoryName.text, origin, path })]}
      />
      <article>
        <KeptPart of={product} name="page">
          <div className="page-width">
            <Trail steps={[list, { name: product.seriesName }, { name: product.code }]} />
            <div className={styles.top}>
              <div className={styles.gallery}>
                <Gallery pictures={product.pictures} code={product.code} />
                {product.hasModel && (
                  <div className={styles.model}>
                    <ModelButton code={product.code} />
                  </div>
                )}
              </div>
              <div className={styles.words}>
                <ProductHeading product={product} />
                <ProductOffer product={product} />
                {below && (
                  <>
                    <StaticPart of={product.introduction}>{(introduction) => <ProductIntro of={introduction} />}</StaticPart>
                    <ProductActions product={product} supportHref={supportHref} careHref={careHref} />
                    <NoticeLines notices={notices} className={styles.notices} />
                  </>
                )}
              </div>
              <div className={styles.figures}>
                {below && <StaticPart of={product.figures}>{(figures) => <ProductFigures figures={figures} />}</StaticPart>}
              </div>
            </div>
          </div>
          <ProductTabs product={product} />
        </KeptPart>
        {later && whereToBuy && <WhereToBuy product={product} areas={whereToBuy.areas} asked={whereToBuy.asked} />}
        <p className={`page-width ${styles.url}`}>{origin + path}</p>
      </article>
      {/* D7: accessories or alternatives. They are out of view, so they don't delay the page. */}
      {later ? (
        <KeptPart of={recommended} name="row">
          <ProductRow heading={t('product.recommended')} products={recommended} />
        </KeptPart>
      ) : (
        <div className={styles.rest} />
      )}
    </CompareSelection>
  )
})
