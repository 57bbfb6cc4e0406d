import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { ValueTable } from '#app/ui/value-table.tsx'
import type { WarrantyYears } from '#contract/views/accessories.ts'
import styles from './years-table.module.css'

export function YearsTable({ years }: { years: readonly WarrantyYears[] }) {
  const { t } = useLanguage()
  return (
    <ValueTable className={styles.table}>
      <caption className="visually-hidden">{t('warrantyTerms.table')}</caption>
      <tbody>
        {years.map(({ id, name, years: count }) => (
          <tr key={id}>
            <th scope="row">
              <Words of={name} />
            </th>
            <td>{t('warrantyTerms.years', { count })}</td>
          </tr>
        ))}
      </tbody>
    </ValueTable>
  )
}
