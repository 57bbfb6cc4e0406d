import type { ReactNode } from 'react'
import { Words } from '#app/content/text/words.tsx'
import { Day } from '#app/language/day.tsx'
import type { ArticleCard } from '#contract/views/articles.ts'
import styles from './article-head.module.css'

/** Date, title and intro of an article, followed by its actions. */
export function ArticleHead({ article, children }: { article: ArticleCard; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <Day of={article.published} className="small-note" />
      <h1 className={styles.title}>
        <Words of={article.title} />
      </h1>
      <p className={styles.intro}>
        <Words of={article.intro} />
      </p>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  )
}
