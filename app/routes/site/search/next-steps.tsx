import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { CategoryLinks } from '#app/shell/links/category-links.tsx'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import styles from './next-steps.module.css'

/** Shown if nothing was found: links to the categories, and contact details. */
export function NextSteps() {
  const { phone, email, hours } = useSite()
  const t = useMessages('search')
  return (
    <div className={styles.steps}>
      <nav aria-labelledby="search-categories">
        <h2 id="search-categories" className={styles.heading}>
          {t('search.categories')}
        </h2>
        <CategoryLinks className={styles.category} />
      </nav>
      <section aria-labelledby="search-contact">
        <h2 id="search-contact" className={styles.heading}>
          {t('search.contact')}
        </h2>
        <p className={styles.text}>{t('search.contactText')}</p>
        <ul className={styles.ways}>
          <li>
            <a href={phoneUrl(phone)}>{phone}</a>
          </li>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li className={styles.hours}>
            <Words of={hours} />
          </li>
        </ul>
      </section>
    </div>
  )
}
