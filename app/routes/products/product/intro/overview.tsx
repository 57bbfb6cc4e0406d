import { Words } from '#app/content/text/words.tsx'
import { ProductActions } from '../buy/product-actions.tsx'
import type { ShownProduct } from '../load.server.ts'
import type { ShownParameter } from '../tabs/panels/panels.server.ts'
import styles from './overview.module.css'
import { ProductIntro } from './product-intro.tsx'

type OverviewProps = { product: ShownProduct; supportHref: string; careHref: string | undefined }

/** What the product is, its key figures and what to do next. It begins the details, so that the tab bar can stand high on the page (D6). */
export function Overview({ product, supportHref, careHref }: OverviewProps) {
  return (
    <div data-overview className={styles.overview}>
      <div className={styles.words}>
        <ProductIntro product={product} />
        <ProductActions product={product} supportHref={supportHref} careHref={careHref} />
      </div>
      <ProductFigures figures={product.figures} />
    </div>
  )
}

/** The key figures, in large type. */
function ProductFigures({ figures }: { figures: readonly ShownParameter[] }) {
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
