import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { languages } from '#contract/languages.ts'
import { isTimestamped, languageHrefs, unknownPlace } from './language-href.ts'
import styles from './shell-links.module.css'

/** Whether the page is the 404 page. */
export const NotFoundContext = createContext(false)

/**
 * Links to the five languages. Each loads a new document. A small script in the head stores the chosen language; without it the links still work
 * (G2). On a 404 page they lead to the 404 page of the language, and the script keeps the address.
 */
export function LanguageLinks({ labelled = false }: { labelled?: boolean }) {
  const location = useLocation()
  const isNotFound = use(NotFoundContext)
  const place = isNotFound ? unknownPlace : location
  const { language: current } = useLanguage()
  const t = useMessages('shell')
  const hrefs = languageHrefs(place)
  const timestamp = isTimestamped(place) ? '' : undefined
  return (
    <ul className={styles.options} aria-label={t('nav.language')}>
      {languages.map(({ language, tag, label, labelLanguage, name }) => (
        <li key={language}>
          <a
            href={hrefs.get(language)}
            className={styles.option}
            hrefLang={language}
            lang={language}
            data-language-tag={tag}
            data-timestamp={timestamp}
            data-same-address={isNotFound ? '' : undefined}
            aria-current={language === current ? 'true' : undefined}
          >
            {labelled && (
              <span className={styles.mark} lang={labelLanguage}>
                {label}
              </span>
            )}
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
