import type { ReactNode } from 'react'
import { ArticleBrief } from '#app/features/reading/articles/cards/article-brief.tsx'
import { ArticlesHead } from '#app/features/reading/articles/cards/articles-head.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { NewsCard, RecipeCard } from '#contract/views/articles.ts'
import { HomeRow } from './home-row.tsx'
import styles from './hot-articles.module.css'
import home from './page.module.css'

const leadSizes = '(width < 48rem) 100vw, (width < 64rem) 60vw, (width < 108.75rem) 40vw, 44rem'
const besideSizes = '(width < 64rem) 35vw, 12rem'
const recipeSizes = '(width < 40rem) 62vw, (width < 105rem) 17rem, 24rem'

/** H4: hot news: the newest with its introduction, the others beside it. */
export function HotNews({ articles: [lead, ...others] }: { articles: readonly NewsCard[] }) {
  const { language } = useLanguage()
  const t = useMessages('home')
  if (!lead) return null
  return (
    <section aria-labelledby="home-news" className={styles.sunken}>
      <div className={`page-width ${home.section}`}>
        <ArticlesHead to={pageUrl(language, 'news')} linkText={t('home.allNews')} className={undefined}>
          <Heading id="home-news">{t('home.hotNews')}</Heading>
        </ArticlesHead>
        <div className={styles.news}>
          <ArticleBrief article={lead} sizes={leadSizes} look="lead" />
          <ul className={styles.others}>
            {others.map((article) => (
              <li key={article.id}>
                <ArticleBrief article={article} sizes={besideSizes} look="beside" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** H5: hot recipes. */
export function HotRecipes({ articles }: { articles: readonly RecipeCard[] }) {
  const { language } = useLanguage()
  const t = useMessages('home')
  if (articles.length === 0) return null
  return (
    <HomeRow
      id="home-recipes"
      title={t('home.hotRecipes')}
      all={{ to: pageUrl(language, 'recipes'), text: t('home.allRecipes') }}
    >
      {articles.map((article) => (
        <ArticleBrief key={article.id} article={article} sizes={recipeSizes} />
      ))}
    </HomeRow>
  )
}

function Heading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="section-heading">
      {children}
    </h2>
  )
}
