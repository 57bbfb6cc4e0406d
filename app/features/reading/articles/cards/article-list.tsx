import type { HubList } from '#contract/pages/urls.ts'
import type { ArticleCard } from '#contract/views/articles.ts'
import { ArticleCardView } from './article-card-view.tsx'
import styles from './article-list.module.css'

type ArticleListProps = {
  articles: readonly ArticleCard[]
  list?: HubList
  /** Shows the first article above the others, at full width. */
  lead?: boolean
  /** Set if the first picture of the list is the first one visible on the page. */
  priority?: boolean
  /** Number of columns on wide screens. */
  columns?: 3 | 4
  heading: 'h2' | 'h3'
}

const leadSizes = '(min-width: 108.75rem) 60rem, (min-width: 50rem) 55vw, 100vw'
const cardSizes = {
  3: '(min-width: 108.75rem) 33rem, (min-width: 64rem) 31vw, (min-width: 40rem) 45vw, 100vw',
  4: '(min-width: 108.75rem) 25rem, (min-width: 64rem) 23vw, (min-width: 40rem) 45vw, 76vw',
}

/** A list of articles, as a grid of cards. */
export function ArticleList({ articles, list, lead = false, priority = false, columns = 3, heading }: ArticleListProps) {
  return (
    <ul className={columns === 4 ? styles.four : styles.three}>
      {articles.map((article, index) => (
        <li key={article.id} className={lead && index === 0 ? styles.lead : undefined}>
          <ArticleCardView
            article={article}
            list={list}
            sizes={lead && index === 0 ? leadSizes : cardSizes[columns]}
            priority={priority && index === 0}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  )
}
