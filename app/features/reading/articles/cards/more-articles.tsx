import type { HubList } from '#contract/pages/urls.ts'
import type { ArticleCard } from '#contract/views/articles.ts'
import styles from './article-list.module.css'
import { ArticleList } from './article-list.tsx'

type MoreArticlesProps = { heading: string; articles: readonly ArticleCard[]; list?: HubList }

/** Further articles to read. */
export function MoreArticles({ heading, articles, list }: MoreArticlesProps) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="more-articles" className={`screen-only ${styles.more}`}>
      <div className="page-width">
        <h2 id="more-articles" className={`section-heading ${styles.moreHeading}`}>
          {heading}
        </h2>
        <ArticleList articles={articles} list={list} heading="h3" />
      </div>
    </section>
  )
}
