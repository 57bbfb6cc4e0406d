import { type MouseEvent, useRef } from 'react'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { closeIcon } from '#app/ui/icons.ts'
import { useFocusAfterRemoval } from '#app/ui/use-focus-after-removal.ts'
import type { CategoryNumber } from '#contract/categories.ts'
import { withBounds, withSort, withTicked } from '#contract/pages/list-query.ts'
import { chosenListUrl } from '#contract/pages/urls.ts'
import { type ListChoice, noChoice, type RangeView } from '#contract/views/list-choice.ts'
import type { FilterView, Text } from '#contract/views.ts'
import styles from './choice-chips.module.css'
import type { ChangeChoice } from './use-list-choice.ts'

type ChoiceChipsProps = {
  category: CategoryNumber
  filters: readonly FilterView[]
  ranges: readonly RangeView[]
  choice: ListChoice
  change: ChangeChoice
}

type Chip = { key: string; title: string; name: Text; without: (choice: ListChoice) => ListChoice }

/** What is chosen, each as a link to the list without it. */
export function ChoiceChips({ category, filters, ranges, choice, change }: ChoiceChipsProps) {
  const { language, t } = useLanguage()
  const chips = useChips(filters, ranges, choice)
  const row = useRef<HTMLDivElement>(null)
  const { list, noteRemoval } = useFocusAfterRemoval<HTMLUListElement>(chips.length, row)

  const link = (without: Chip['without'], removed: number) => ({
    to: chosenListUrl(language, category, without(choice)),
    preventScrollReset: true,
    onClick: (event: MouseEvent) => {
      // The browser opens it in another tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      noteRemoval(removed)
      change(without)
    },
  })
  return (
    <div ref={row} tabIndex={-1} className={styles.row}>
      {chips.length > 0 && (
        <>
          <ul ref={list} aria-label={t('filter.active')} className={styles.chips}>
            {chips.map(({ key, title, name, without }, index) => (
              <li key={key}>
                <Link
                  {...link(without, index)}
                  className={styles.chip}
                  aria-label={t('filter.remove', { name: `${title}: ${name.text}` })}
                  data-remove
                >
                  <Words of={name} />
                  <Icon path={closeIcon} size={14} />
                </Link>
              </li>
            ))}
          </ul>
          <Link {...link(({ sort }) => withSort(noChoice, sort), 0)} className={styles.clear}>
            {t('filter.clear')}
          </Link>
        </>
      )}
    </div>
  )
}

function useChips(filters: readonly FilterView[], ranges: readonly RangeView[], { ticked, ranges: bounds }: ListChoice): Chip[] {
  const { t } = useLanguage()
  const ofValues = filters.flatMap(({ type, title, values }) =>
    values
      .filter(({ id }) => ticked[type]?.includes(id))
      .map(
        ({ id, name }): Chip => ({
          key: `${type} ${id}`,
          title: title.text,
          name,
          without: (choice) => withTicked(choice, type, id),
        }),
      ),
  )
  const ofRanges = ranges.flatMap(({ name, steps }): Chip[] => {
    const { from, to } = bounds[name] ?? {}
    if (from === undefined && to === undefined) return []
    const text = (value: number | undefined) => steps.find((step) => step.value === value)?.text ?? ''
    const key = from === undefined ? 'range.upTo' : to === undefined ? 'range.atLeast' : 'range.between'
    const title = t(`range.${name}`)
    const range = t(key, { from: text(from), to: text(to) })
    return [{ key: name, title, name: { text: range }, without: (choice) => withBounds(choice, name, undefined, undefined) }]
  })
  return [...ofValues, ...ofRanges]
}
