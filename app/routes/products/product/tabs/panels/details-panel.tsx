import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Prose, Words } from '#app/content/text/words.tsx'
import type { DetailBlock } from '#contract/views.ts'
import styles from './details-panel.module.css'

/** Pictures and texts on alternating sides. */
export function DetailsPanel({ blocks }: { blocks: readonly DetailBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map(({ title, text, picture }) => (
        <div key={title.text} className={picture ? styles.block : styles.textBlock}>
          {picture && (
            <ContentPicture
              picture={picture}
              sizes="(min-width: 64rem) 56vw, 92vw"
              place={{ ratio: 4 / 3 }}
              className={`crop-4-3 ${styles.picture}`}
            />
          )}
          <div className={styles.words}>
            <h3 className="part-heading">
              <Words of={title} />
            </h3>
            <Prose of={text} className={styles.text} />
          </div>
        </div>
      ))}
    </div>
  )
}
