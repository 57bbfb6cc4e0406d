import { memo, useRef } from 'react'
import { Form } from 'react-router'
import { Link } from '#app/content/link.tsx'
import { Prose, Words } from '#app/content/text/words.tsx'
import { ListPages } from '#app/features/pages/list-pages.tsx'
import { LoadError } from '#app/features/pages/load-error/load-error.tsx'
import { CompareButton } from '#app/features/products/compare-selection/compare-button.tsx'
import { CompareTray } from '#app/features/products/compare-selection/compare-tray.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { announce } from '#app/ui/feedback/announcements.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import { conditionCount, withoutFilters } from '#contract/pages/list-query.ts'
import { paths } from '#contract/pages/paths.ts'
import { chosenListUrl, framedUrl, localPath } from '#contract/pages/urls.ts'
import type { ProductCard, SeriesGroup } from '#contract/views.ts'
import type { Route } from '../+types/page'
import { ChoiceChips } from '../filter/choice-chips.tsx'
import { FilterDrawer } from '../filter/filter-drawer.tsx'
import { FilterForm } from '../filter/filter-form.tsx'
import { SortSelect } from '../filter/sort-select.tsx'
import { useListChoice } from '../filter/use-list-choice.ts'
import styles from './filtered-list.module.css'
import { ProductGrid } from './product-grid.tsx'

const formId = 'filters'
const productsId = 'products'

/** The filters and the products that match them. A component of its own, because a click on a filter renders nothing outside of it. */
export function FilteredList({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const { category, filters, ranges, sorts, groups, sorted, pages, total } = data
  const { language } = useLanguage()
  const t = useMessages('product-list')
  const { choice, loading, change, results } = useListChoice(category.number, data.choice)
  const count = useRef<HTMLParagraphElement>(null)
  const focusNext = useNextFocus()
  const found = t('list.count', { count: total })
  useAnnouncement(found, chosenListUrl(language, category.number, data.choice))

  const clear = () => {
    change(withoutFilters)
    announce(t('filter.cleared'))
    focusNext(() => count.current)
  }
  const offer = { category: category.number, filters, ranges, choice, change }

  return (
    <div className={styles.columns}>
      <aside aria-label={t('filter.title')} className={`screen-only ${styles.filters}`}>
        <a href={`#${productsId}`} className={styles.skip}>
          {t('filter.skip')}
        </a>
        <FilterForm id={formId} {...offer} />
      </aside>
      <div ref={results} className={styles.results}>
        <div className={`screen-only ${styles.toolbar}`} data-head-bar>
          <p ref={count} className={styles.count}>
            <ChangingText>{found}</ChangingText>
          </p>
          <FilterDrawer chosen={conditionCount(choice)} count={total}>
            <FilterForm {...offer} />
          </FilterDrawer>
          <SortSelect form={formId} sorts={sorts} sort={choice.sort} change={change} />
          <CompareButton className={styles.compare} />
          <ChoiceChips {...offer} clear={clear} count={count} />
        </div>
        <LoadError failed={'failed' in data && data.failed} />
        <div id={productsId} tabIndex={-1} aria-busy={loading} className={styles.groups}>
          <ListPages pages={pages} url={(page) => chosenListUrl(language, category.number, data.choice, page)}>
            {groups.map((group, index) => (
              <SeriesSection key={group.id} group={group} first={index === 0} />
            ))}
            {sorted.length > 0 && <SortedProducts products={sorted} />}
          </ListPages>
          {total === 0 && (
            <NoData text={t('list.empty')}>
              <Form
                action={localPath(language, paths.productList)}
                onSubmit={(event) => {
                  event.preventDefault()
                  clear()
                }}
              >
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

type SeriesSectionProps = { group: SeriesGroup; first: boolean }

/** A series with those of its products that match the filters (P3). */
const SeriesSection = memo(function SeriesSection({ group, first }: SeriesSectionProps) {
  const { language } = useLanguage()
  const t = useMessages('product-card')
  const headingId = `series-${group.id}`
  return (
    <section id={group.id} aria-labelledby={headingId} className={styles.series}>
      <h2 id={headingId} className={styles.name}>
        <Words of={group.name} />
      </h2>
      <Prose of={group.intro} className={styles.intro} />
      <ProductGrid products={group.products} first={first} />
      {group.hasFeature && (
        <Link to={framedUrl(language, 'series', group.id, group.category)} className={`${onwardClass} ${styles.feature}`}>
          <Onward>{t('series.feature', { name: group.name.text })}</Onward>
        </Link>
      )}
    </section>
  )
})

/** All products in the chosen order, without their series. */
const SortedProducts = memo(function SortedProducts({ products }: { products: readonly ProductCard[] }) {
  const t = useMessages('product-list')
  return (
    <section aria-labelledby="sorted-products" className={styles.series}>
      <h2 id="sorted-products" className="visually-hidden">
        {t('list.sorted')}
      </h2>
      <ProductGrid products={products} first />
    </section>
  )
})
