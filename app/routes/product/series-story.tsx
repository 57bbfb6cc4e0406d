import type { ReactNode } from 'react'
import { ContentPicture } from '#app/content/content-picture.tsx'
import { Prose, Words } from '#app/content/words.tsx'
import type { SeriesStory as Story } from '#contract/views.ts'
import styles from './series-story.module.css'

/** The story of a series, with its sections as children. Its code and styles are fetched with it. */
export function SeriesStory({ story: { title, intro, picture }, children }: { story: Story; children: ReactNode }) {
  return (
    <>
      <div className={styles.opening}>
        <h3 className={styles.title}>
          <Words of={title} />
        </h3>
        <Prose of={intro} className={styles.intro} />
      </div>
      <ContentPicture picture={picture} sizes="92vw" place={{ ratio: 4 / 3 }} className={styles.picture} />
      {children}
    </>
  )
}
