import { Form } from 'react-router'
import { CompareButton } from '#app/features/compare-selection/compare-button.tsx'
import { CompareTray } from '#app/features/compare-selection/compare-tray.tsx'
import { ListPages } from '#app/features/list-pages/list-pages.tsx'
import { LoadFailure } from '#app/features/load-failure/load-failure.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { NoData } from '#app/ui/no-data.tsx'
import { conditionCount } from '#contract/pages/list-query.ts'
import { paths } from '#contract/pages/paths.ts'
import { chosenListUrl, localPath } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { ChoiceChips } from './choice-chips.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterForm } from './filter-form.tsx'
import styles from './filtered-list.module.css'
import { SeriesSection } from './series-section.tsx'
import { SortSelect } from './sort-select.tsx'
import { SortedProducts } from './sorted-products.tsx'
import { useListChoice } from './use-list-choice.ts'

const formId = 'filters'

/** The filters and the products that match them. A component of its own, because a click on a filter renders nothing outside of it. */
export function FilteredList({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const { category, filters, ranges, sorts, groups, sorted, pages, total } = data
  const { language, t } = useLanguage()
  const { choice, loading, change, results } = useListChoice(category.number, data.choice)
  const offer = { category: category.number, filters, ranges, choice, change }

  return (
    <div className={styles.columns}>
      <aside aria-label={t('filter.title')} className={`screen-only ${styles.filters}`}>
        <FilterForm id={formId} {...offer} />
      </aside>
      <div ref={results} className={styles.results}>
        <div className={`screen-only ${styles.toolbar}`}>
          <p role="status" className={styles.count}>
            {t('list.count', { count: total })}
          </p>
          <FilterDrawer chosen={conditionCount(choice)} count={total}>
            <FilterForm {...offer} />
          </FilterDrawer>
          <SortSelect form={formId} sorts={sorts} sort={choice.sort} change={change} />
          <CompareButton className={styles.compare} />
          <ChoiceChips {...offer} />
        </div>
        {'failed' in data && data.failed && <LoadFailure />}
        <div aria-busy={loading} className={styles.groups}>
          <ListPages pages={pages} url={(page) => chosenListUrl(language, category.number, data.choice, page)}>
            {groups.map((group, index) => (
              <SeriesSection key={group.id} group={group} first={index === 0} />
            ))}
            {sorted.length > 0 && <SortedProducts products={sorted} />}
          </ListPages>
          {total === 0 && (
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
        <CompareTray />
      </div>
    </div>
  )
}
