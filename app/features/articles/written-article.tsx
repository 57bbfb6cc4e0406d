import type { ReactNode } from 'react'
import { ContentPicture } from '#app/content/content-picture.tsx'
import { WrittenProse } from '#app/content/written-prose.tsx'
import type { HappinessView, NewsView, PressView } from '#contract/views/articles.ts'
import { ArticleHead } from './article-head.tsx'
import { PrintedUrl } from './printed-url.tsx'
import styles from './written-article.module.css'

type WrittenArticleProps = {
  article: NewsView | HappinessView | PressView
  path: string
  breadcrumb: ReactNode
  /** Share buttons and other actions. */
  actions: ReactNode
}

/** An article's title, picture and text. */
export function WrittenArticle({ article, path, breadcrumb, actions }: WrittenArticleProps) {
  return (
    <article className="page-width">
      {breadcrumb}
      <ArticleHead article={article} />
      <ContentPicture
        picture={article.picture}
        sizes="min(94vw, 103rem)"
        place={{ height: 'clamp(14rem, 52vw, 42rem)' }}
        priority
        className={styles.picture}
      />
      <div className={styles.body}>
        <div className={styles.actions}>{actions}</div>
        <WrittenProse of={article.content} className={styles.text} />
      </div>
      <PrintedUrl path={path} />
    </article>
  )
}
