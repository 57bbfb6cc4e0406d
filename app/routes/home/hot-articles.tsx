import { ArticleList, ArticlesHead } from '#app/features/articles/article-list.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { NewsCard, RecipeCard } from '#contract/views/articles.ts'
import styles from './hot-articles.module.css'
import home from './page.module.css'

/** H4: hot news. */
export function HotNews({ articles }: { articles: readonly NewsCard[] }) {
  const { language, t } = useLanguage()
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="home-news" className={styles.sunken}>
      <div className={`page-width ${home.section}`}>
        <ArticlesHead to={pageUrl(language, 'news')} linkText={t('home.allNews')} className={styles.head}>
          <h2 id="home-news" className={home.heading}>
            {t('home.hotNews')}
          </h2>
        </ArticlesHead>
        <ArticleList articles={articles} lead heading="h3" />
      </div>
    </section>
  )
}

/** H5: hot recipes. */
export function HotRecipes({ articles }: { articles: readonly RecipeCard[] }) {
  const { language, t } = useLanguage()
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="home-recipes" className={`page-width ${home.section}`}>
      <ArticlesHead to={pageUrl(language, 'recipes')} linkText={t('home.allRecipes')} className={styles.head}>
        <h2 id="home-recipes" className={home.heading}>
          {t('home.hotRecipes')}
        </h2>
      </ArticlesHead>
      <ArticleList articles={articles} columns={4} heading="h3" />
    </section>
  )
}
