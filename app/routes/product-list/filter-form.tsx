import { memo } from 'react'
import { Form } from 'react-router'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { CategoryNumber } from '#contract/categories.ts'
import { paths } from '#contract/pages/paths.ts'
import { localPath, productListUrl } from '#contract/pages/urls.ts'
import type { FilterChoice, FilterView } from '#contract/views.ts'
import styles from './filter-form.module.css'
import { chosenCount } from './offered-choice.ts'

type FilterFormProps = {
  category: CategoryNumber
  filters: readonly FilterView[]
  choice: FilterChoice
  onToggle: (type: string, value: string) => void
}

/** The filters of a category (P2). Without JavaScript it is a form with a submit button. */
export function FilterForm({ category, filters, choice, onToggle }: FilterFormProps) {
  const { language, t } = useLanguage()
  return (
    <Form action={localPath(language, paths.productList)} preventScrollReset className={styles.form}>
      <input type="hidden" name="id" value={category} />
      {filters.map((filter) => (
        <Filter key={filter.id} filter={filter} chosen={choice[filter.type]} onToggle={onToggle} />
      ))}
      <noscript>
        <button type="submit" className={buttonClass('primary', styles.send)}>
          {t('filter.apply')}
        </button>
      </noscript>
      {chosenCount(choice) > 0 && (
        <Link to={productListUrl(language, category)} preventScrollReset className={buttonClass('plain')}>
          {t('filter.clear')}
        </Link>
      )}
    </Form>
  )
}

type FilterProps = Pick<FilterFormProps, 'onToggle'> & { filter: FilterView; chosen: readonly string[] | undefined }

const Filter = memo(function Filter({ filter: { type, title, values }, chosen = [], onToggle }: FilterProps) {
  return (
    <Disclosure open summary={<FilterTitle title={title} chosen={chosen.length} />}>
      <fieldset>
        <legend className="visually-hidden">
          <Words of={title} />
        </legend>
        {values.map((value) => (
          <Checkbox
            key={value.id}
            name="filter"
            value={`${type}:${value.id}`}
            checked={chosen.includes(value.id)}
            onChange={() => onToggle(type, value.id)}
          >
            <span className={styles.value}>
              <Words of={value.name} /> <span className={styles.count}>{value.count}</span>
            </span>
          </Checkbox>
        ))}
      </fieldset>
    </Disclosure>
  )
})

function FilterTitle({ title, chosen }: { title: FilterView['title']; chosen: number }) {
  const { t } = useLanguage()
  return (
    <span>
      <Words of={title} />
      {chosen > 0 && (
        <>
          <span aria-hidden className={styles.chosen}>
            {chosen}
          </span>
          <span className="visually-hidden">{t('filter.chosen', { count: chosen })}</span>
        </>
      )}
    </span>
  )
}
