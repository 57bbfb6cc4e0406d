import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { articleUrl } from '#contract/pages/urls.ts'
import type { CaseCard } from '#contract/views/articles.ts'
import styles from './case-card-view.module.css'
import { CaseFacts } from './case-facts.tsx'

type CaseCardViewProps = {
  card: CaseCard
  /** Value of the `sizes` attribute. */
  sizes: string
  priority?: boolean
  heading?: 'h2' | 'h3'
}

/** A card of a project. The whole card is a link. */
export function CaseCardView({ card, sizes, priority = false, heading: Heading = 'h2' }: CaseCardViewProps) {
  const { language } = useLanguage()
  const { id, title, intro, picture } = card
  return (
    <article className={styles.card}>
      <ContentPicture
        picture={picture}
        sizes={sizes}
        place={{ ratio: 4 / 3 }}
        priority={priority}
        decorative
        className={`crop-4-3 ${styles.picture}`}
      />
      <CaseFacts of={card} />
      <Heading className="part-heading">
        <Link to={articleUrl(language, 'case', id)} className={`card-link ${styles.link}`}>
          <Words of={title} />
        </Link>
      </Heading>
      <p className={styles.intro}>
        <Words of={intro} />
      </p>
    </article>
  )
}
