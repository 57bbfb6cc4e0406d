import { ContentPicture } from '#app/content/content-picture.tsx'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { ArticleHead } from '#app/features/articles/article-head.tsx'
import { MoreArticles } from '#app/features/articles/more-articles.tsx'
import { PrintedUrl } from '#app/features/articles/printed-url.tsx'
import { HubLink } from '#app/features/hub-tabs/hub-link.tsx'
import { newsHub } from '#app/features/hub-tabs/hubs.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { ProductRow } from '#app/features/product-card/product-row.tsx'
import { ShareButtons } from '#app/features/share/share-buttons.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { loadArticle } from '#app/loading/load-article.server.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { Ingredients } from './ingredients.tsx'
import { Method } from './method.tsx'
import styles from './page.module.css'
import { PrintButton } from './print-button.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { recipeData } from './structured-data.ts'

const messages = messageSet('breadcrumb', 'measure', 'recipe', 'share')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadArticle(catalog, { language, kind: 'recipe', id: query.get('id') ?? '' }), messages(language))
}

/** N7: one recipe. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function RecipePage({ loaderData: { article: recipe, others } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const site = useSite()
  const origin = useRootData()?.origin ?? ''
  const { id, title, intro, picture, portions, calories, ingredients, steps, tip, products } = recipe
  const path = articleUrl(language, 'recipe', id)
  const words = {
    portions: t('measure.portions', { count: portions }),
    calories: calories === undefined ? undefined : t('recipe.kilocalories', { count: calories }),
  }
  const trail = useTrail('recipe', title, id)
  return (
    <>
      <PageHead
        title={title.text}
        description={intro.text}
        canonicalUrl={(of) => pageUrl(of, 'recipe', { id })}
        picture={picture}
        trail={trail}
        jsonLd={[recipeData(recipe, words, { site, origin, language })]}
      />
      {/* The key resets the checked ingredients when the recipe changes. */}
      <article key={id} className="page-width">
        <Trail steps={trail} firstLink={(name) => <HubLink hub={newsHub}>{name}</HubLink>} />
        <div className={styles.top}>
          <ArticleHead article={recipe}>
            <PrintButton />
            <ShareButtons title={title.text} path={path} />
          </ArticleHead>
          <ContentPicture
            picture={picture}
            place={{ ratio: 4 / 3 }}
            sizes="(min-width: 108.75rem) 51rem, (min-width: 64rem) 46vw, 100vw"
            priority
            className={styles.picture}
          />
          <RecipeFacts recipe={recipe} />
        </div>
        <div className={styles.cook}>
          <Ingredients lists={ingredients} />
          <Method steps={steps} tip={tip} />
        </div>
        <PrintedUrl path={path} />
      </article>
      <ProductRow heading={t('recipe.products')} products={products} />
      <MoreArticles heading={t('recipe.more')} articles={others} list="recipes" />
    </>
  )
}
