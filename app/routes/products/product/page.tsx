import { memo, useRef, useState } from 'react'
import { Dialog } from '#app/content/dialog.tsx'
import { TrailOf } from '#app/content/trail.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { CompareSelection } from '#app/features/products/compare-selection/compare-selection.tsx'
import { ProductRow } from '#app/features/products/product-card/product-row.tsx'
import { NoticeLines } from '#app/features/products/safety-notices/notice-lines.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { shopQueryOf } from '#app/loading/nearest-shops.server.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { cubeIcon } from '#app/ui/pictures/icons.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { ProductOffer, ProductTools } from './buy/product-actions.tsx'
import { WhereToBuy } from './buy/where-to-buy.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { listOf, productHead } from './head.ts'
import { Overview } from './intro/overview.tsx'
import { ProductHeading } from './intro/product-intro.tsx'
import { loadProduct } from './load.server.ts'
import styles from './page.module.css'
import { ProductTabs } from './tabs/product-tabs.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const page = loadProduct(catalog, { language, code: query.get('id') ?? '', place: shopQueryOf(query) })
  return pageData(args, page, productHead)
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage loaderData={loaderData} />
}

/** Not rendered again by the steps of a navigation, nor by another hash. */
const ProductPage = memo(function ProductPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { product, recommended, notices, whereToBuy, supportHref, careHref } = loaderData
  const { language } = useLanguage()
  const t = useMessages('product')
  const picture = useRef<HTMLImageElement>(null)
  const site = useSite()
  const origin = useRootData()?.origin ?? ''
  const path = pageUrl(language, 'product', { id: product.code })
  const list = listOf(product, { language, site })

  return (
    // The key resets dialogs and pictures when the product changes.
    <CompareSelection key={product.code} category={product.category}>
      <article>
        <div className={`page-width ${styles.opening}`}>
          <TrailOf steps={[list, { name: product.seriesName }, { name: product.code }]} />
          <div className={styles.top}>
            <div className={styles.gallery}>
              <Gallery pictures={product.pictures} code={product.code} firstPicture={picture} />
              {product.hasModel && (
                <div className={styles.model}>
                  <ModelButton code={product.code} />
                </div>
              )}
            </div>
            <div className={styles.words}>
              <ProductHeading product={product} />
              <NoticeLines notices={notices} className={styles.notices} />
              <ProductOffer product={product} picture={picture} />
            </div>
          </div>
        </div>
        <ProductTabs product={product} overview={<Overview product={product} supportHref={supportHref} careHref={careHref} />} />
        <ProductTools product={product} />
        {whereToBuy && <WhereToBuy product={product} areas={whereToBuy.areas} initialResult={whereToBuy.initialResult} />}
        <p className={`page-width ${styles.url}`}>{origin + path}</p>
      </article>
      {/* D7: accessories or alternatives. */}
      <ProductRow heading={t('product.recommended')} products={recommended} />
    </CompareSelection>
  )
})

/** Opens the 3D view in a dialog. The frame with the viewer is created when the dialog is first opened. */
function ModelButton({ code }: { code: string }) {
  const { language } = useLanguage()
  const t = useMessages('product', 'shell')
  const [open, setOpen] = useState(false)
  const title = t('product.modelTitle', { code })
  return (
    <>
      <Button look="plain" className="needs-script" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon path={cubeIcon} size={20} />
        {t('product.model')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        titleHidden
        closeLabel={t('action.close')}
        className={styles.dialog}
      >
        <iframe
          src={pageUrl(language, 'productModel', { id: code })}
          title={title}
          allow="xr-spatial-tracking; fullscreen"
          className={styles.frame}
        />
      </Dialog>
    </>
  )
}
