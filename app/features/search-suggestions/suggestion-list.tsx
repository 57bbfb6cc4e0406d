import { useEffect } from 'react'
import { Link } from '#app/content/link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { arrowRightIcon } from '#app/ui/icons.ts'
import styles from './suggestion-list.module.css'
import type { Suggestion, SuggestionResult } from './use-suggestions.ts'

type SuggestionListProps = {
  id: string
  label: string
  answer: SuggestionResult
  /** Index of the active option. The last option leads to all results. */
  active: number
  optionId: (index: number) => string
  onChoose: () => void
}

/** Suggestions, grouped by kind. */
export function SuggestionList({ id, label, answer, active, optionId, onChoose }: SuggestionListProps) {
  const { data, total, message, link } = answer
  const activeId = optionId(active)
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  if (total === 0) return <p className={`${styles.list} ${styles.nothing}`}>{message}</p>

  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    className: styles.option,
    // Keeps the focus in the field. Losing it would close the list before the click arrives.
    onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
    onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
    onClick: onChoose,
  })

  return (
    <div id={id} role="listbox" aria-label={label} tabIndex={-1} className={styles.list}>
      {groupsOf(data).map(({ name, members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldsets.
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden className={styles.kind}>
            {name}
          </p>
          {members.map(({ suggestion: { kind, note, title, link: to }, index }) => {
            const words = (
              <>
                {note !== '' && kind !== 'shop' && <span className={styles.note}>{note}</span>} {title}
                {kind === 'shop' && <span className={styles.postalAddress}>{note}</span>}
              </>
            )
            return kind === 'document' ? (
              <a key={to} href={to} {...option(index)}>
                {words}
              </a>
            ) : (
              <Link key={`${to} ${title}`} to={to} {...option(index)}>
                {words}
              </Link>
            )
          })}
        </div>
      ))}
      <Link to={link} {...option(data.length)} className={`${styles.option} ${styles.all}`}>
        {message}
        <Icon path={arrowRightIcon} size={18} />
      </Link>
    </div>
  )
}

type Member = { suggestion: Suggestion; index: number }

/** Expects suggestions of the same kind to be adjacent. */
function groupsOf(data: readonly Suggestion[]): { name: string; members: Member[] }[] {
  const groups = Map.groupBy(
    data.map((suggestion, index) => ({ suggestion, index })),
    ({ suggestion }) => suggestion.kind_name,
  )
  return [...groups].map(([name, members]) => ({ name, members }))
}
