import { Words } from '#app/content/text/words.tsx'
import { ValueTable } from '#app/ui/reading/value-table.tsx'
import styles from './charges-table.module.css'
import type { ChargesGroup } from './load.server.ts'

export function ChargesTable({ group: { id, title, rows } }: { group: ChargesGroup }) {
  return (
    <section aria-labelledby={`${id}-charges`} className={styles.group}>
      <h2 id={`${id}-charges`} className={styles.title}>
        <Words of={title} />
      </h2>
      <ValueTable aria-labelledby={`${id}-charges`} className={styles.table}>
        <tbody>
          {rows.map(({ id: row, name, note, price }) => (
            <tr key={row}>
              <th scope="row">
                <Words of={name} />
                {note && (
                  <span className={styles.note}>
                    <Words of={note} />
                  </span>
                )}
              </th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </ValueTable>
    </section>
  )
}
