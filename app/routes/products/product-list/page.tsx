import { memo, useEffect } from 'react'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { Trail } from '#app/content/trail.tsx'
import { listTitle } from '#app/features/pages/list-pages.tsx'
import { rememberLastLoaded } from '#app/features/pages/load-error/last-loaded.ts'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { CompareSelection } from '#app/features/products/compare-selection/compare-selection.tsx'
import { BannerCarousel } from '#app/features/reading/banners/banner-carousel.tsx'
import { useCarouselLabels } from '#app/features/reading/use-carousel-labels.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { LinkRow } from '#app/ui/actions/link-row.tsx'
import { conditionCount } from '#contract/pages/list-query.ts'
import { fitUrl, productListUrl } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { BannerView } from '#contract/views.ts'
import type { Route } from './+types/page'
import classes from './list-banners.module.css'
import { loadProductList } from './load.server.ts'
import styles from './page.module.css'
import { FilteredList } from './products/filtered-list.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(
    args,
    loadProductList(catalog, { language, query }),
    ({ category: { number, name, intro, picture }, choice, pages }, { t, trail }) => {
      const isOwn = conditionCount(choice) > 0 || choice.sort !== undefined
      return {
        title: listTitle(t, name.text, pages),
        description: intro.text,
        // Lists with filters or another order have the products of the plain list.
        canonicalUrl: (of) => productListUrl(of, number, {}, isOwn ? 1 : pages.number),
        picture,
        trail: trail('productList', name.text, String(number)),
      }
    },
  )
}

const lastLoaded = rememberLastLoaded<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => lastLoaded.load(serverLoader)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  return <ProductListPage loaderData={loaderData} />
}

/** Not rendered again by the steps of a navigation. */
const ProductListPage = memo(function ProductListPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { category, banners } = loaderData
  useEffect(() => lastLoaded.shows(loaderData), [loaderData])
  const { language } = useLanguage()
  const t = useMessages('product-list')
  return (
    // The key resets open filters, dialogs and scroll positions when the category changes.
    <CompareSelection key={category.number} category={category.number}>
      <ListBanners banners={banners} name={category.name.text} />
      <div className="page-width">
        <Trail page="productList" name={category.name.text} id={String(category.number)} />
        <div className={styles.parts}>
          <h1 className={styles.heading}>
            <span className={styles.name}>
              <Words of={category.name} />
            </span>{' '}
            <Words of={category.title} />
          </h1>
          <p className={styles.intro}>
            <Words of={category.intro} /> <Link to={fitUrl(language, category.number)}>{t('list.fit')}</Link>
          </p>
          <div className={styles.links}>
            <CategoryLinks current={category.number} />
          </div>
          <div className={styles.list}>
            <FilteredList data={loaderData} />
          </div>
        </div>
      </div>
    </CompareSelection>
  )
})

/** Links to the product lists of the other categories. */
function CategoryLinks({ current }: { current: CategoryNumber }) {
  const { language } = useLanguage()
  const t = useMessages('shell')
  const { categories } = useSite()
  return (
    <LinkRow label={t('menu.categories')}>
      {categories.map(({ number, name }) => (
        <li key={number}>
          <Link to={productListUrl(language, number)} aria-current={number === current ? 'page' : undefined}>
            <Words of={name} />
          </Link>
        </li>
      ))}
    </LinkRow>
  )
}

const slideMs = 6_000
const layout = { classes, sizes: 'min(100vw, 100rem)', place: { height: 'min(512px, 40vh)' } }

/** The banners at the top of a product list (P1). */
function ListBanners({ banners, name }: { banners: readonly BannerView[]; name: string }) {
  const t = useMessages('common', 'product-list')
  const labels = useCarouselLabels(t('list.banners', { name }))
  const autoplay = { ms: slideMs, play: t('autoplay.play'), pause: t('autoplay.pause') }
  return <BannerCarousel banners={banners} labels={labels} autoplay={autoplay} layout={layout} />
}
