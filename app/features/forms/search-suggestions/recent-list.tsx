import type { RefObject } from 'react'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { announce } from '#app/ui/feedback/announcements.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { closeIcon } from '#app/ui/pictures/icons.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import styles from './search-panel.module.css'
import { keepsFocus, optionProps } from './use-combobox.ts'
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
  // The focus moves before its button is removed: the list closes when the focus is lost.
  const focusBeside = ({ nextElementSibling, previousElementSibling }: Element) => {
    const beside = nextElementSibling ?? previousElementSibling
    if (beside instanceof HTMLElement) beside.focus()
    else input.current?.focus()
  }
  const forgetAll = () => {
    input.current?.focus()
    onForgetAll()
    announce(t('recent.cleared'))
  }

  return (
    <div className={styles.panel}>
      <div className={styles.recentHead}>
        <p id={`${id}-title`} className={styles.heading}>
          {t('recent.title')}
        </p>
        <button type="button" className={styles.clear} {...keepsFocus} onClick={forgetAll}>
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
        <div>
          {recent.map((query) => (
            <button
              key={query}
              type="button"
              aria-label={t('recent.remove', { words: query })}
              className={styles.remove}
              {...keepsFocus}
              onClick={({ currentTarget }) => {
                if (currentTarget === document.activeElement) focusBeside(currentTarget)
                onForget(query)
                if (recent.length === 1) announce(t('recent.cleared'))
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
