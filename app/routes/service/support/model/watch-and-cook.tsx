import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Card } from '#app/ui/reading/card.tsx'
import { articleUrl } from '#contract/pages/urls.ts'
import type { RecipeCard, VideoCard } from '#contract/views/articles.ts'
import styles from './watch-and-cook.module.css'

type WatchAndCookProps = { id: string; title: string; articles: readonly (VideoCard | RecipeCard)[] }

/** Videos or recipes that feature the model. */
export function WatchAndCook({ id, title, articles }: WatchAndCookProps) {
  const { language } = useLanguage()
  if (articles.length === 0) return null
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`screen-only ${styles.section}`}>
      <h2 id={`${id}-title`} className={`section-heading ${styles.heading}`}>
        {title}
      </h2>
      <ul className={styles.cards}>
        {articles.map((article) => (
          <li key={article.id}>
            <Card
              picture={
                <ContentPicture picture={article.picture} sizes="(width < 40rem) 100vw, (width < 64rem) 55vw, 30vw" decorative />
              }
              title={
                <Link to={articleUrl(language, article.kind, article.id)}>
                  <Words of={article.title} />
                </Link>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
