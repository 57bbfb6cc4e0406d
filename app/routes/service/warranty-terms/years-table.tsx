import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { ValueTable } from '#app/ui/reading/value-table.tsx'
import type { WarrantyYears } from '#contract/views/accessories.ts'
import styles from './page.module.css'

export function YearsTable({ years }: { years: readonly WarrantyYears[] }) {
  const t = useMessages('parts')
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
