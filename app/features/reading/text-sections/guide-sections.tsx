import type { ReactNode } from 'react'
import { StyledProse } from '#app/content/text/styled-prose.tsx'
import { Words } from '#app/content/text/words.tsx'
import type { PageSection, StaticPageView } from '#contract/views/pages.ts'
import type { Text } from '#contract/views.ts'
import styles from './guide-sections.module.css'

type GuideSectionsProps = {
  page: StaticPageView
  /** Heading of the table of contents. */
  contentsLabel: string
  /** Shown after the text of the section with this id: a table from facts. */
  additions?: Readonly<Record<string, ReactNode>>
}

/** A text for reference, with a table of contents that links to its sections. */
export function GuideSections({ page: { sections, groups }, contentsLabel, additions = {} }: GuideSectionsProps) {
  return (
    <div className={styles.guide}>
      <nav aria-label={contentsLabel} className={`screen-only ${styles.contents}`}>
        <p className="fine-print">{contentsLabel}</p>
        {groups.length > 0 ? (
          groups.map((group) => <Contents key={group.id} title={group.title} sections={group.sections} />)
        ) : (
          <Contents sections={sections} />
        )}
      </nav>
      <div className={styles.text}>
        {groups.length > 0
          ? groups.map(({ id, title, sections: parts }) => (
              <section key={id} aria-labelledby={`${id}-title`} className={styles.group}>
                <h2 id={`${id}-title`} className="section-heading">
                  <Words of={title} />
                </h2>
                {parts.map((section) => (
                  <GuideSection key={section.id} section={section} level="h3" addition={additions[section.id]} />
                ))}
              </section>
            ))
          : sections.map((section) => (
              <GuideSection key={section.id} section={section} level="h2" addition={additions[section.id]} />
            ))}
      </div>
    </div>
  )
}

function Contents({ title, sections }: { title?: Text; sections: readonly PageSection[] }) {
  return (
    <>
      {title && (
        <p className={styles.contentsGroup}>
          <Words of={title} />
        </p>
      )}
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className={styles.entry}>
              <Words of={section.title} />
            </a>
          </li>
        ))}
      </ol>
    </>
  )
}

type GuideSectionProps = { section: PageSection; level: 'h2' | 'h3'; addition: ReactNode }

function GuideSection({ section: { id, title, text }, level: Heading, addition }: GuideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <Heading id={`${id}-title`} className={styles.title}>
        <Words of={title} />
      </Heading>
      <StyledProse of={text} />
      {addition}
    </section>
  )
}
