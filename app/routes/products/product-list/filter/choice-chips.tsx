import { type MouseEvent, type RefObject, useRef } from 'react'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { announce } from '#app/ui/feedback/announcements.ts'
import { afterRemoval, useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { closeIcon } from '#app/ui/pictures/icons.ts'
import { withBounds, withoutFilters, withTicked } from '#contract/pages/list-query.ts'
import { chosenListUrl } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { ListChoice, RangeView } from '#contract/views/list-choice.ts'
import type { FilterView, Text } from '#contract/views.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { formatLabelled } from '#i18n/number-format.ts'
import styles from './choice-chips.module.css'
import type { ChangeChoice } from './use-list-choice.ts'

type ChoiceChipsProps = {
  category: CategoryNumber
  filters: readonly FilterView[]
  ranges: readonly RangeView[]
  choice: ListChoice
  change: ChangeChoice
  clear: () => void
  /** Gets the focus when the last chip is removed. */
  count: RefObject<HTMLElement | null>
}

type Chip = { key: string; title: string; name: Text; without: (choice: ListChoice) => ListChoice }

/** What is chosen, each as a link to the list without it. */
export function ChoiceChips({ category, filters, ranges, choice, change, clear, count }: ChoiceChipsProps) {
  const { language } = useLanguage()
  const t = useMessages('product-list')
  const chips = useChips(filters, ranges, choice)
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useNextFocus()

  const link = (without: Chip['without'], press: (link: HTMLElement) => void) => ({
    to: chosenListUrl(language, category, without(choice)),
    preventScrollReset: true,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // The browser opens it in another tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      press(event.currentTarget)
    },
  })
  const remove = ({ title, name, without }: Chip, link: HTMLElement) => {
    change(without)
    announce(t('filter.removed', { name: formatLabelled(title, name.text, language) }))
    focusNext(afterRemoval(link, list.current, () => count.current))
  }
  return (
    <div className={styles.row}>
      {chips.length > 0 && (
        <>
          <ul ref={list} aria-label={t('filter.active')} className={styles.chips}>
            {chips.map((chip) => (
              <li key={chip.key}>
                <Link
                  {...link(chip.without, (pressed) => remove(chip, pressed))}
                  className={styles.chip}
                  aria-label={t('filter.remove', { name: formatLabelled(chip.title, chip.name.text, language) })}
                  data-remove
                >
                  <Words of={chip.name} />
                  <Icon path={closeIcon} size={14} />
                </Link>
              </li>
            ))}
          </ul>
          <Link {...link(withoutFilters, clear)} className={styles.clear}>
            {t('filter.clear')}
          </Link>
        </>
      )}
    </div>
  )
}

function useChips(filters: readonly FilterView[], ranges: readonly RangeView[], { ticked, ranges: bounds }: ListChoice): Chip[] {
  const t = useMessages('product-list')
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
    const text = (value: number | undefined) => steps.find((step) => step.value === value)?.text
    const title = t(`range.${name}`)
    const range = rangeText(t, text(from), text(to))
    return [{ key: name, title, name: { text: range }, without: (choice) => withBounds(choice, name, undefined, undefined) }]
  })
  return [...ofValues, ...ofRanges]
}

function rangeText(t: Translate<'product-list'>, from: string | undefined, to: string | undefined): string {
  if (from === undefined) return t('range.upTo', { to: to ?? '' })
  return to === undefined ? t('range.atLeast', { from }) : t('range.between', { from, to })
}
