import { Words } from '#app/content/text/words.tsx'
import type { ShownParameter } from '../tabs/panels/panels.server.ts'
import styles from './product-figures.module.css'

/** The key figures, in large type. */
export function ProductFigures({ figures }: { figures: readonly ShownParameter[] }) {
  return (
    figures.length > 0 && (
      <dl className={`screen-only ${styles.figures}`}>
        {figures.map(({ name, values: [value] }) => (
          <div key={name.text} className={styles.figure}>
            <dt>
              <Words of={name} />
            </dt>
            <dd className={styles.value}>{value && <Words of={value} />}</dd>
          </div>
        ))}
      </dl>
    )
  )
}
