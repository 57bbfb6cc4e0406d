import type { RefObject } from 'react'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { closeIcon } from '#app/ui/icons.ts'
import { useFocusAfterRemoval } from '#app/ui/use-focus-after-removal.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { keepFocus, optionProps } from './option-props.ts'
import styles from './search-panel.module.css'
import { useSearchWords } from './use-search-words.ts'

type RecentListProps = {
  id: string
  input: RefObject<HTMLInputElement | null>
  recent: readonly string[]
  active: number
  optionId: (index: number) => string
  onChoose: () => void
  onForget: (query: string) => void
  onForgetAll: () => void
}

/** Recent searches. The buttons are beside the list, because an option must not contain any. */
export function RecentList({ id, input, recent, active, optionId, onChoose, onForget, onForgetAll }: RecentListProps) {
  const { language } = useLanguage()
  const t = useSearchWords()
  const { list, noteRemoval } = useFocusAfterRemoval<HTMLDivElement>(recent.length, input)
  const forgetAll = () => {
    input.current?.focus()
    onForgetAll()
  }

  return (
    <div className={styles.panel}>
      <div className={styles.recentHead}>
        <p id={`${id}-title`} className={styles.heading}>
          {t('recent.title')}
        </p>
        <button type="button" className={styles.clear} {...keepFocus} onClick={forgetAll}>
          {t('recent.clear')}
        </button>
      </div>
      <div className={styles.recent}>
        <div id={id} role="listbox" aria-labelledby={`${id}-title`} tabIndex={-1}>
          {recent.map((query, index) => (
            <Link
              key={query}
              to={pageUrl(language, 'search', { q: query })}
              {...optionProps(optionId(index), index === active)}
              className={`${styles.option} ${styles.recentOption}`}
              onClick={onChoose}
            >
              <span className={styles.oneLine}>{query}</span>
            </Link>
          ))}
        </div>
        <div ref={list}>
          {recent.map((query, index) => (
            <button
              key={query}
              type="button"
              data-remove
              aria-label={t('recent.remove', { words: query })}
              className={styles.remove}
              {...keepFocus}
              onClick={({ currentTarget }) => {
                // A pointer leaves the focus in the field.
                if (currentTarget === document.activeElement) noteRemoval(index)
                onForget(query)
              }}
            >
              <Icon path={closeIcon} size={16} />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
