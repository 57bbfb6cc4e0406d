import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { articleUrl } from '#contract/pages/urls.ts'
import type { ArticleCard } from '#contract/views/articles.ts'
import styles from './article-brief.module.css'
import { CardFacts } from './card-facts.tsx'

type ArticleBriefProps = {
  article: ArticleCard
  /** Value of the `sizes` attribute. */
  sizes: string
  /** `above`: the picture is above the words; `beside`: a small picture beside them; `lead`: a large one, and the introduction. */
  look?: keyof typeof looks
}

const looks = { above: '', beside: styles.beside, lead: styles.lead }

/** A small card of an article, for pages with little room. The whole card is a link. */
export function ArticleBrief({ article, sizes, look = 'above' }: ArticleBriefProps) {
  const { language } = useLanguage()
  return (
    <article className={`${styles.card} ${looks[look]}`}>
      <div className={styles.picture}>
        <ContentPicture picture={article.picture} sizes={sizes} place={{ ratio: 3 / 2 }} decorative />
      </div>
      <div className={styles.words}>
        <CardFacts article={article} />
        <h3 className={styles.title}>
          <Link to={articleUrl(language, article.kind, article.id)} className={`card-link ${styles.link}`}>
            <Words of={article.title} />
          </Link>
        </h3>
        {look === 'lead' && (
          <p className={styles.intro}>
            <Words of={article.intro} />
          </p>
        )}
      </div>
    </article>
  )
}
