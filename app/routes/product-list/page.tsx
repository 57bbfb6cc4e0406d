import { useEffect } from 'react'
import { Form } from 'react-router'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { Words } from '#app/content/words.tsx'
import { CompareButton } from '#app/features/compare-selection/compare-button.tsx'
import { CompareSelection } from '#app/features/compare-selection/compare-selection.tsx'
import { ListPages } from '#app/features/list-pages/list-pages.tsx'
import { useListTitle } from '#app/features/list-pages/use-list-title.ts'
import { createKeptPage } from '#app/features/load-failure/kept-page.ts'
import { LoadFailure } from '#app/features/load-failure/load-failure.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { Button } from '#app/ui/button.tsx'
import { NoData } from '#app/ui/no-data.tsx'
import { paths } from '#contract/pages/paths.ts'
import { localPath, productListUrl } from '#contract/pages/urls.ts'
import { messagesFor } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { CategoryLinks } from './category-links.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterForm } from './filter-form.tsx'
import { ListBanners } from './list-banners.tsx'
import { loadProductList } from './load.server.ts'
import { chosenCount } from './offered-choice.ts'
import styles from './page.module.css'
import { SeriesSection } from './series-section.tsx'
import { useFilterChoice } from './use-filter-choice.ts'

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(
    loadProductList(catalog, { language, category: query.get('id'), filters: query.getAll('filter'), page: query.get('page') }),
    messagesFor(language, 'breadcrumb', 'carousel', 'compare', 'filter', 'list', 'loadFailure', 'paging'),
  )
}

const kept = createKeptPage<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { category, banners, filters, groups, pages, total } = loaderData
  useEffect(() => kept.shows(loaderData), [loaderData])
  const { language, t } = useLanguage()
  const { choice, loading, toggle, results } = useFilterChoice(category.number, loaderData.choice)
  const isFiltered = chosenCount(loaderData.choice) > 0
  const filterForm = <FilterForm category={category.number} filters={filters} choice={choice} onToggle={toggle} />

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
        <div className={styles.columns}>
          <aside aria-label={t('filter.title')} className={styles.filters}>
            {filterForm}
          </aside>
          <div ref={results} className={styles.results}>
            <div className={styles.toolbar}>
              <p role="status" className={styles.count}>
                {t('list.count', { count: total })}
              </p>
              <FilterDrawer chosen={chosenCount(choice)} count={total}>
                {filterForm}
              </FilterDrawer>
              <CompareButton />
            </div>
            {'failed' in loaderData && loaderData.failed && <LoadFailure />}
            <div aria-busy={loading} className={styles.groups}>
              <ListPages pages={pages} url={(page) => productListUrl(language, category.number, loaderData.choice, page)}>
                {groups.map((group) => (
                  <SeriesSection key={group.id} group={group} />
                ))}
              </ListPages>
              {groups.length === 0 && (
                <NoData text={t('list.empty')}>
                  <Form action={localPath(language, paths.productList)} preventScrollReset>
                    <input type="hidden" name="id" value={category.number} />
                    <Button type="submit" look="secondary">
                      {t('filter.clear')}
                    </Button>
                  </Form>
                </NoData>
              )}
            </div>
          </div>
        </div>
      </div>
    </CompareSelection>
  )
}
