import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { Day } from '#app/language/day.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { ScrollTable } from '#app/ui/reading/scroll-table.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { SparePartsView } from '#contract/views/support.ts'
import styles from './spare-parts-table.module.css'

/** For how long the spare parts of each category are kept, and until which day those of models that are no longer sold. */
export function SparePartsTable({ categories }: { categories: readonly SparePartsView[] }) {
  const { language, number } = useLanguage()
  const t = useMessages('care')
  if (categories.length === 0) return null
  return (
    <div className={styles.section}>
      <h2 id="spare-parts" className={`section-heading ${styles.title}`}>
        {t('repair.title')}
      </h2>
      <ScrollTable caption={t('repair.title')}>
        <thead>
          <tr>
            <th scope="col">{t('repair.category')}</th>
            <th scope="col">{t('repair.years')}</th>
            <th scope="col">{t('repair.discontinued')}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, name, years, discontinued }) => (
            <tr key={category}>
              <th scope="row">
                <Words of={name} />
              </th>
              <td>{years.map(number).join(', ')}</td>
              <td>
                {discontinued.length === 0
                  ? '–'
                  : discontinued.map(({ code, until }) => (
                      <p key={code} className={styles.model}>
                        <Link to={pageUrl(language, 'support', { id: code })}>{code}</Link> <Day of={until} />
                      </p>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  )
}
