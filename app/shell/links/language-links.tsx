import { useLocation } from 'react-router'
import { keptFor } from '#app/content/kept-for.ts'
import { useLanguage } from '#app/language/language.tsx'
import { languages } from '#contract/languages.ts'
import { isTimestamped, languageHrefs } from './language-href.ts'
import styles from './shell-links.module.css'

/**
 * Links to the five languages. Each loads a new document. A small script in the head stores the chosen language; without it the links still work
 * (G2).
 */
export function LanguageLinks({ labelled = false }: { labelled?: boolean }) {
  const place = useLocation()
  const { language: current, t } = useLanguage()
  // A page has three of these lists.
  const { hrefs, timestamp } = keptFor(place, 'languages', () => ({
    hrefs: languageHrefs(place),
    timestamp: isTimestamped(place) ? '' : undefined,
  }))
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
