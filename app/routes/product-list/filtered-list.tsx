import { Form } from 'react-router'
import { CompareButton } from '#app/features/compare-selection/compare-button.tsx'
import { ListPages } from '#app/features/list-pages/list-pages.tsx'
import { LoadFailure } from '#app/features/load-failure/load-failure.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { NoData } from '#app/ui/no-data.tsx'
import { paths } from '#contract/pages/paths.ts'
import { localPath, productListUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterForm } from './filter-form.tsx'
import styles from './filtered-list.module.css'
import { chosenCount } from './offered-choice.ts'
import { SeriesSection } from './series-section.tsx'
import { useFilterChoice } from './use-filter-choice.ts'

/** The filters and the products that match them. A component of its own, because a click on a filter renders nothing outside of it. */
export function FilteredList({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const { category, filters, groups, pages, total } = data
  const { language, t } = useLanguage()
  const { choice, loading, toggle, results } = useFilterChoice(category.number, data.choice)
  const filterForm = <FilterForm category={category.number} filters={filters} choice={choice} onToggle={toggle} />

  return (
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
        {'failed' in data && data.failed && <LoadFailure />}
        <div aria-busy={loading} className={styles.groups}>
          <ListPages pages={pages} url={(page) => productListUrl(language, category.number, data.choice, page)}>
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
  )
}
