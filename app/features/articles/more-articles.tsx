import type { HubList } from '#contract/pages/urls.ts'
import type { ArticleCard } from '#contract/views/articles.ts'
import { ArticleList } from './article-list.tsx'
import styles from './more-articles.module.css'

type MoreArticlesProps = { heading: string; articles: readonly ArticleCard[]; list?: HubList }

/** Further articles to read. */
export function MoreArticles({ heading, articles, list }: MoreArticlesProps) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="more-articles" className={`screen-only ${styles.section}`}>
      <div className="page-width">
        <h2 id="more-articles" className={styles.heading}>
          {heading}
        </h2>
        <ArticleList articles={articles} list={list} heading="h3" />
      </div>
    </section>
  )
}
