import { memo, type ReactNode } from 'react'
import { Form } from 'react-router'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { Disclosure } from '#app/ui/moving/disclosure.tsx'
import { withBounds, withTicked } from '#contract/pages/list-query.ts'
import { paths } from '#contract/pages/paths.ts'
import { localPath } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { Bounds, ListChoice, RangeView } from '#contract/views/list-choice.ts'
import type { FilterView } from '#contract/views.ts'
import { formatLabelled } from '#i18n/number-format.ts'
import styles from './filter-form.module.css'
import type { ChangeChoice } from './use-list-choice.ts'

type FilterFormProps = {
  /** Other controls may belong to the form by this id. */
  id?: string
  category: CategoryNumber
  filters: readonly FilterView[]
  ranges: readonly RangeView[]
  choice: ListChoice
  change: ChangeChoice
}

/** The filters of a category (P2). Without JavaScript it is a form with a submit button. */
export function FilterForm({ id, category, filters, ranges, choice, change }: FilterFormProps) {
  const { language } = useLanguage()
  const t = useMessages('product-list')
  const rangeOf = (type: string) => ranges.find(({ name }) => name === type)
  const alone = ranges.filter(({ name }) => !filters.some(({ type }) => type === name))
  return (
    <Form id={id} action={localPath(language, paths.productList)} preventScrollReset className={styles.form}>
      <input type="hidden" name="id" value={category} />
      {filters.map((filter) => {
        const range = rangeOf(filter.type)
        const bounds = range && choice.ranges[range.name]
        return (
          <Filter
            key={filter.id}
            filter={filter}
            ticked={choice.ticked[filter.type]}
            range={range}
            bounds={bounds}
            change={change}
          />
        )
      })}
      {alone.map((range) => (
        <Range key={range.name} range={range} bounds={choice.ranges[range.name]} change={change} />
      ))}
      <noscript>
        <button type="submit" className={buttonClass('primary', styles.send)}>
          {t('filter.apply')}
        </button>
      </noscript>
    </Form>
  )
}

type FilterProps = {
  filter: FilterView
  ticked: readonly string[] | undefined
  /** A range of the same name is shown below the values. */
  range: RangeView | undefined
  bounds: Bounds | undefined
  change: ChangeChoice
}

const Filter = memo(function Filter({ filter, ticked = [], range, bounds, change }: FilterProps) {
  const { type, title, values } = filter
  return (
    <Disclosure open summary={<GroupTitle chosen={ticked.length + (bounds ? 1 : 0)} title={<Words of={title} />} />}>
      <fieldset>
        <legend className="visually-hidden">
          <Words of={title} />
        </legend>
        {values.map(({ id, name, count }) => {
          const checked = ticked.includes(id)
          return (
            <Checkbox
              key={id}
              name="filter"
              value={`${type}:${id}`}
              checked={checked}
              // A value that is ticked can always be unticked.
              disabled={count === 0 && !checked}
              onChange={() => change((choice) => withTicked(choice, type, id))}
            >
              <span className={styles.value}>
                <Words of={name} />{' '}
                <span className={styles.count}>
                  <ChangingText>{count}</ChangingText>
                </span>
              </span>
            </Checkbox>
          )
        })}
        {range && <RangeFields title={title.text} range={range} bounds={bounds} change={change} />}
      </fieldset>
    </Disclosure>
  )
})

type RangeProps = { range: RangeView; bounds: Bounds | undefined; change: ChangeChoice }

const Range = memo(function Range({ range, bounds, change }: RangeProps) {
  const t = useMessages('product-list')
  const title = t(`range.${range.name}`)
  return (
    <Disclosure open summary={<GroupTitle chosen={bounds ? 1 : 0} title={title} />}>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        <RangeFields title={title} range={range} bounds={bounds} change={change} />
      </fieldset>
    </Disclosure>
  )
})

function GroupTitle({ title, chosen }: { title: ReactNode; chosen: number }) {
  const t = useMessages('product-list')
  return (
    <span>
      {title}
      {chosen > 0 && (
        <>
          <span aria-hidden className={styles.chosen}>
            <ChangingText>{chosen}</ChangingText>
          </span>
          <span className="visually-hidden">
            <ChangingText>{t('filter.chosen', { count: chosen })}</ChangingText>
          </span>
        </>
      )}
    </span>
  )
}

type RangeFieldsProps = { title: string; range: RangeView; bounds: Bounds | undefined; change: ChangeChoice }

/** Two selects, because a range between two typed numbers may hold no product. The form sends both under one name. */
function RangeFields({ title, range: { name, steps }, bounds = {}, change }: RangeFieldsProps) {
  const { language } = useLanguage()
  const t = useMessages('product-list')
  const number = (text: string) => (text === '' ? undefined : Number(text))
  const { from, to } = bounds
  return (
    <div className={styles.fields}>
      <Select
        name={name}
        label={t('range.from')}
        aria-label={formatLabelled(title, t('range.from'), language)}
        value={from ?? ''}
        onChange={({ target }) => change((choice) => withBounds(choice, name, number(target.value), choice.ranges[name]?.to))}
      >
        <option value="">{t('range.any')}</option>
        {/* The first step excludes nothing, and so does the last one below. */}
        {steps.slice(1).map((step) => (
          <option key={step.value} value={step.value} disabled={!step.from && step.value !== from}>
            {step.text}
          </option>
        ))}
      </Select>
      <Select
        name={name}
        label={t('range.to')}
        aria-label={formatLabelled(title, t('range.to'), language)}
        value={to ?? ''}
        onChange={({ target }) => change((choice) => withBounds(choice, name, choice.ranges[name]?.from, number(target.value)))}
      >
        <option value="">{t('range.any')}</option>
        {steps.slice(0, -1).map((step) => (
          <option key={step.value} value={step.value} disabled={!step.to && step.value !== to}>
            {step.text}
          </option>
        ))}
      </Select>
    </div>
  )
}
