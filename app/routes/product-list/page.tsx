import { useEffect } from 'react'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { Words } from '#app/content/words.tsx'
import { CompareSelection } from '#app/features/compare-selection/compare-selection.tsx'
import { useListTitle } from '#app/features/list-pages/use-list-title.ts'
import { createKeptPage } from '#app/features/load-failure/kept-page.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { productListUrl } from '#contract/pages/urls.ts'
import { messagesFor } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { CategoryLinks } from './category-links.tsx'
import { FilteredList } from './filtered-list.tsx'
import { ListBanners } from './list-banners.tsx'
import { loadProductList } from './load.server.ts'
import { chosenCount } from './offered-choice.ts'
import styles from './page.module.css'

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(
    loadProductList(catalog, { language, category: query.get('id'), filters: query.getAll('filter'), page: query.get('page') }),
    messagesFor(language, 'breadcrumb', 'carousel', 'compare', 'filter', 'list', 'loadFailure', 'paging', 'series'),
  )
}

const kept = createKeptPage<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { category, banners, choice, pages } = loaderData
  useEffect(() => kept.shows(loaderData), [loaderData])
  const isFiltered = chosenCount(choice) > 0
  const listTitle = useListTitle(category.name.text, pages)
  const trail = useTrail('productList', category.name.text, String(category.number))
  return (
    // The key resets open filters, dialogs and scroll positions when the category changes.
    <CompareSelection key={category.number} category={category.number}>
      <PageHead
        title={listTitle}
        description={category.intro.text}
        // Lists with filters have the products of the list without them, in another selection.
        canonicalUrl={(of) => productListUrl(of, category.number, {}, isFiltered ? 1 : pages.number)}
        picture={category.picture}
        trail={trail}
      />
      <ListBanners banners={banners} name={category.name.text} />
      <div className="page-width">
        <Trail steps={trail} />
        <header className={styles.header}>
          <h1 className={styles.heading}>
            <span className={styles.name}>
              <Words of={category.name} />
            </span>{' '}
            <Words of={category.title} />
          </h1>
          <p className={styles.intro}>
            <Words of={category.intro} />
          </p>
        </header>
        <CategoryLinks current={category.number} />
        <FilteredList data={loaderData} />
      </div>
    </CompareSelection>
  )
}
