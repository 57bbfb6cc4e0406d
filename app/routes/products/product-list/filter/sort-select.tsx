import { useMessages } from '#app/language/messages.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { withSort } from '#contract/pages/list-query.ts'
import type { SortName } from '#contract/views/list-choice.ts'
import styles from './sort-select.module.css'
import type { ChangeChoice } from './use-list-choice.ts'

type SortSelectProps = {
  /** Id of the form that it belongs to. */
  form: string
  sorts: readonly SortName[]
  sort: SortName | undefined
  change: ChangeChoice
}

/** The order of the list. Without JavaScript it is sent with the filters. */
export function SortSelect({ form, sorts, sort, change }: SortSelectProps) {
  const t = useMessages('product-list')
  if (sorts.length === 0) return null
  return (
    <div className={styles.sort}>
      <Select
        form={form}
        name="sort"
        label={t('sort.label')}
        value={sort ?? ''}
        onChange={({ target }) => {
          const next = sorts.find((name) => name === target.value)
          change((choice) => withSort(choice, next))
        }}
      >
        <option value="">{t('sort.series')}</option>
        {sorts.map((name) => (
          <option key={name} value={name}>
            {t(`sort.${name}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" form={form} className={buttonClass('secondary')}>
          {t('sort.apply')}
        </button>
      </noscript>
    </div>
  )
}
