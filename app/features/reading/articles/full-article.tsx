import type { ReactNode } from 'react'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { StyledProse } from '#app/content/text/styled-prose.tsx'
import type { HappinessView, NewsView, PressView } from '#contract/views/articles.ts'
import { ArticleHead } from './article-head.tsx'
import styles from './full-article.module.css'
import { PrintedUrl } from './printed-url.tsx'

type FullArticleProps = {
  article: NewsView | HappinessView | PressView
  path: string
  breadcrumb: ReactNode
  /** Share buttons and other actions. */
  actions: ReactNode
}

/** An article's title, picture and text. */
export function FullArticle({ article, path, breadcrumb, actions }: FullArticleProps) {
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
        <StyledProse of={article.content} className={styles.text} />
      </div>
      <PrintedUrl path={path} />
    </article>
  )
}
