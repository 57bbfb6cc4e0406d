import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Select } from '#app/ui/fields/select.tsx'
import { withBounds } from '#contract/pages/list-query.ts'
import type { Bounds, RangeView } from '#contract/views/list-choice.ts'
import { formatLabelled } from '#i18n/number-format.ts'
import styles from './range-fields.module.css'
import type { ChangeChoice } from './use-list-choice.ts'

type RangeFieldsProps = { title: string; range: RangeView; bounds: Bounds | undefined; change: ChangeChoice }

/** Two selects, because a range between two typed numbers may hold no product. The form sends both under one name. */
export function RangeFields({ title, range: { name, steps }, bounds = {}, change }: RangeFieldsProps) {
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
