import { Words } from '#app/content/words.tsx'
import type { ProductView } from '#contract/views.ts'
import styles from './product-figures.module.css'

/** The key figures, in large type. */
export function ProductFigures({ product: { parameters, figures } }: { product: ProductView }) {
  const shown = figures.flatMap((figure) => parameters.find(({ key }) => key === figure) ?? [])
  return (
    shown.length > 0 && (
      <dl className={styles.figures}>
        {shown.map(({ key, name, values: [value] }) => (
          <div key={key} className={styles.figure}>
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
