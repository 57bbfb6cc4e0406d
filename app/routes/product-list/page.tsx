import { memo, useEffect } from 'react'
import { Link } from '#app/content/link.tsx'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { Words } from '#app/content/words.tsx'
import { CompareSelection } from '#app/features/compare-selection/compare-selection.tsx'
import { useListTitle } from '#app/features/list-pages/use-list-title.ts'
import { createKeptPage } from '#app/features/load-failure/kept-page.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { conditionCount } from '#contract/pages/list-query.ts'
import { fitUrl, productListUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { CategoryLinks } from './category-links.tsx'
import { FilteredList } from './filtered-list.tsx'
import { ListBanners } from './list-banners.tsx'
import { loadProductList } from './load.server.ts'
import styles from './page.module.css'

const messages = messageSet(
  'autoplay',
  'breadcrumb',
  'carousel',
  'compare',
  'filter',
  'list',
  'loadFailure',
  'paging',
  'range',
  'series',
  'sort',
)

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadProductList(catalog, { language, query }), messages(language))
}

const kept = createKeptPage<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  return <ProductListPage loaderData={loaderData} />
}

/** Not rendered again by the steps of a navigation. */
const ProductListPage = memo(function ProductListPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { category, banners, choice, pages } = loaderData
  useEffect(() => kept.shows(loaderData), [loaderData])
  const { language, t } = useLanguage()
  const isOwn = conditionCount(choice) > 0 || choice.sort !== undefined
  const listTitle = useListTitle(category.name.text, pages)
  const trail = useTrail('productList', category.name.text, String(category.number))
  return (
    // The key resets open filters, dialogs and scroll positions when the category changes.
    <CompareSelection key={category.number} category={category.number}>
      <PageHead
        title={listTitle}
        description={category.intro.text}
        // Lists with filters or another order have the products of the plain list.
        canonicalUrl={(of) => productListUrl(of, category.number, {}, isOwn ? 1 : pages.number)}
        picture={category.picture}
        trail={trail}
      />
      <div className="page-width">
        <Trail steps={trail} />
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
      <ListBanners banners={banners} name={category.name.text} />
    </CompareSelection>
  )
})
