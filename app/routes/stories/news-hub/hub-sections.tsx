import { ArticleList } from '#app/features/reading/articles/cards/article-list.tsx'
import { ArticlesHead } from '#app/features/reading/articles/cards/articles-head.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import styles from './hub-sections.module.css'
import type { HubSection } from './load.server.ts'

type HubSectionsProps = {
  sections: readonly HubSection[]
  /** Set if there are no banners, so that the sections' first picture is the first on the page. */
  priority: boolean
}

/** Sections of recommended articles by kind, each with a link to all of them. */
export function HubSections({ sections, priority }: HubSectionsProps) {
  const { language } = useLanguage()
  const t = useMessages('news')
  return sections.map(({ list, articles }, position) => (
    <section key={list} aria-labelledby={`hub-${list}`} className={styles.section}>
      <ArticlesHead to={pageUrl(language, list)} linkText={t(`hub.${list}.all`)} className={styles.head}>
        <h2 id={`hub-${list}`} className="section-heading">
          {t(`hub.${list}`)}
        </h2>
      </ArticlesHead>
      <ArticleList
        articles={articles}
        list="recommended"
        lead={position === 0 || articles.length < 3}
        priority={priority && position === 0}
        // Four columns for four cards, so that none is left alone in a second row.
        columns={position > 0 && articles.length === 4 ? 4 : 3}
        heading="h3"
      />
    </section>
  ))
}
