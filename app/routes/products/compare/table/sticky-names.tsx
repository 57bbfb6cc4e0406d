import type { RefObject } from 'react'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import type { CompareView } from '#contract/views.ts'
import styles from './sticky-names.module.css'

type StickyNamesProps = { products: CompareView['products']; shown: boolean; bar: RefObject<HTMLDivElement | null> }

/** Pictures and codes above the table while its head is out of view (C8). Hidden from assistive technology, which has the head itself. */
export function StickyNames({ products, shown, bar }: StickyNamesProps) {
  return (
    <div aria-hidden className={`screen-only ${styles.place}`} data-head-bar>
      <div ref={bar} className={styles.bar} data-shown={shown}>
        <div className={styles.row}>
          <span className={styles.corner} />
          {products.map(({ id, code, picture }) => (
            <span key={id} className={styles.product}>
              <ContentPicture picture={picture} sizes="3rem" decorative className={`crop-4-3 ${styles.picture}`} />
              {code}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
