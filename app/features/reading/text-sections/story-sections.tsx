import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { StyledProse } from '#app/content/text/styled-prose.tsx'
import { Words } from '#app/content/text/words.tsx'
import type { PageSection } from '#contract/views/pages.ts'
import styles from './story-sections.module.css'

/** A text to read from top to bottom, with pictures on alternating sides. */
export function StorySections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map((section) => <StorySection key={section.id} section={section} />)
}

function StorySection({ section: { id, title, text, picture } }: { section: PageSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={picture ? styles.pictured : styles.plain}>
      {picture && (
        <ContentPicture
          picture={picture}
          sizes="(width < 48rem) 100vw, 45vw"
          place={{ ratio: 4 / 3 }}
          className={`crop-4-3 ${styles.picture}`}
        />
      )}
      <h2 id={`${id}-title`} className={`section-heading ${styles.title}`}>
        <Words of={title} />
      </h2>
      <StyledProse of={text} className={styles.text} />
    </section>
  )
}
