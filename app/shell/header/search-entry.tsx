import { useId, useRef } from 'react'
import { useMessages } from '#app/language/messages.ts'
import { useLinks } from '#app/shell/links/use-links.ts'
import { useLazyComponent } from '#app/ui/hooks/use-lazy-component.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { searchIcon } from '#app/ui/pictures/icons.ts'
import styles from './search-entry.module.css'

/** The search field of the header: a plain form, which works without JavaScript. Rendered only if the site has a search page (G5). */
export function SearchEntry() {
  const t = useMessages('shell')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const suggestions = useLazyComponent(importSuggestions)
  const [search] = useLinks({ header: 'search' })
  if (!search) return null

  return (
    <search className={`screen-only ${styles.search}`}>
      <form action={search.href} method="get" className={styles.form}>
        {/* A press on it doesn't take the focus from the open field: that would fold it and move the label away. */}
        <label htmlFor={id} className={styles.label} onMouseDown={(event) => event.preventDefault()}>
          <Icon path={searchIcon} size={20} />
          <span className="visually-hidden">{search.label}</span>
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('nav.searchFor')}
          className={styles.input}
          onFocus={suggestions.load}
        />
        {suggestions.state.kind === 'ready' && <suggestions.state.Component input={input} />}
      </form>
    </search>
  )
}

/** Code of the suggestions, fetched when the field gets the focus. */
const importSuggestions = async () => (await import('./header-suggestions.tsx')).HeaderSuggestions
