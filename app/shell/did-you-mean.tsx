import { useLocation } from 'react-router'
import { Link } from '#app/content/link.tsx'
import { suggestionsFor } from '#app/features/pages/api-client/search-calls.ts'
import { useLoaded } from '#app/features/pages/api-client/use-loaded.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { languageOfPrefix } from '#contract/languages.ts'
import styles from './error-page.module.css'

const most = 3
/** Longer addresses are not typed by hand. */
const maxLength = 60

/**
 * Suggests pages on the 404 page: what the search finds for the words of the address (G9). Loaded by the browser, because the server has one
 * cached 404 page for all addresses.
 */
export function DidYouMean() {
  const { language } = useLanguage()
  const t = useMessages('shell')
  const { pathname, search } = useLocation()
  const words = wordsOf(pathname, search)
  const suggested = useLoaded(words === '' ? undefined : `${language} ${words}`, (signal) =>
    suggestionsFor(language, words, signal),
  )
  if (suggested.state !== 'loaded' || suggested.data.data.length === 0) return null
  return (
    <nav aria-labelledby="suggested-pages">
      <h2 id="suggested-pages" className={styles.heading}>
        {t('notFound.meant')}
      </h2>
      <ul className={styles.categories}>
        {suggested.data.data.slice(0, most).map(({ kind, kind_name: kindName, title, note, link }) => (
          <li key={link}>
            <Link to={link} className={styles.category}>
              {title}
              <span className={styles.kind}>{kind === 'product' ? note : kindName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `/ko/range-hood.html` has the words `range hood`, and a page that exists, with an unknown id, the id: `RH 901`. */
function wordsOf(pathname: string, search: string): string {
  const [first = '', ...rest] = pathname.split('/').slice(1)
  const path = languageOfPrefix(first) && first !== '' ? rest : [first, ...rest]
  const id = new URLSearchParams(search).get('id')
  const typed = id ?? path.map(decoded).join(' ')
  const words = typed.replace(/\.\w{2,5}(?= |$)/g, '').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim().slice(0, maxLength).toWellFormed()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
