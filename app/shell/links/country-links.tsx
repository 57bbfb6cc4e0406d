import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { NewTabLink } from './new-tab-link.tsx'
import styles from './shell-links.module.css'

/** Links to the sites of other countries. The country of this site doesn't change (G4). */
export function CountryLinks() {
  const t = useMessages('shell')
  const { countries } = useSite()
  return (
    <ul className={styles.options} aria-label={t('nav.country')}>
      {countries.map(({ tag, name, outerUrl }) => (
        <li key={tag}>
          {outerUrl === '' ? (
            <span className={styles.option} aria-current="true">
              <Words of={name} />
            </span>
          ) : (
            <NewTabLink href={outerUrl} className={styles.option}>
              <Words of={name} />
            </NewTabLink>
          )}
        </li>
      ))}
    </ul>
  )
}
