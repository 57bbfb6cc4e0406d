import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { Trail } from '#app/content/trail.tsx'
import { HubLink } from '#app/features/pages/hub-tabs/hub-link.tsx'
import { newsHub } from '#app/features/pages/hub-tabs/hubs.ts'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { ProductRow } from '#app/features/products/product-card/product-row.tsx'
import { ArticleHead } from '#app/features/reading/articles/article-head.tsx'
import { minutesText } from '#app/features/reading/articles/cards/card-facts.tsx'
import { MoreArticles } from '#app/features/reading/articles/cards/more-articles.tsx'
import { PrintedUrl } from '#app/features/reading/articles/printed-url.tsx'
import { ShareButtons } from '#app/features/reading/share-buttons.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { loadArticle } from '#app/loading/load-article.server.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { printerIcon } from '#app/ui/pictures/icons.ts'
import { articleUrl, pageUrl, productUrl } from '#contract/pages/urls.ts'
import type { RecipeView } from '#contract/views/articles.ts'
import type { Route } from './+types/page'
import { Ingredients } from './ingredients.tsx'
import { KeepAwake } from './keep-awake.tsx'
import styles from './page.module.css'
import { recipeData, stepId } from './structured-data.ts'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(args, loadArticle(catalog, { language, kind: 'recipe', id: query.get('id') ?? '' }), recipeHead)
}

/** N7: one recipe. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function RecipePage({ loaderData: { article: recipe, others } }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('news')
  const { id, title, picture, ingredients, steps, tip, products } = recipe
  const path = articleUrl(language, 'recipe', id)
  return (
    <>
      {/* The key resets the checked ingredients when the recipe changes. */}
      <article key={id} className="page-width">
        <Trail page="recipe" name={title} id={id} firstLink={(name) => <HubLink hub={newsHub}>{name}</HubLink>} />
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

export function PrintButton() {
  const t = useMessages('news')
  return (
    <Button look="plain" className="needs-script" onClick={() => window.print()}>
      <Icon path={printerIcon} size={18} />
      {t('recipe.print')}
    </Button>
  )
}

function recipeHead({ article: recipe }: { article: RecipeView }, frame: Frame): PageHead {
  const { t, trail } = frame
  const { id, title, intro, picture, portions, calories } = recipe
  const words = {
    portions: t('measure.portions', { count: portions }),
    calories: calories === undefined ? undefined : t('recipe.kilocalories', { count: calories }),
  }
  return {
    title: title.text,
    description: intro.text,
    canonicalUrl: (of) => pageUrl(of, 'recipe', { id }),
    picture,
    trail: trail('recipe', title, id),
    jsonLd: [recipeData(recipe, words, frame)],
  }
}

/** Servings, times and equipment. */
function RecipeFacts({ recipe }: { recipe: RecipeView }) {
  const { language, number } = useLanguage()
  const t = useMessages('news')
  const { portions, prepMinutes, cookMinutes, totalMinutes, course, cuisine, calories, products } = recipe
  const [appliance] = products
  const facts = [
    { name: t('recipe.portions'), value: number(portions) },
    { name: t('recipe.prep'), value: minutesText(t, prepMinutes) },
    { name: t('recipe.cook'), value: minutesText(t, cookMinutes) },
    { name: t('recipe.total'), value: minutesText(t, totalMinutes) },
    { name: t('recipe.course'), value: <Words of={course} /> },
    { name: t('recipe.cuisine'), value: <Words of={cuisine} /> },
    ...(calories === undefined ? [] : [{ name: t('recipe.calories'), value: t('recipe.kilocalories', { count: calories }) }]),
    ...(appliance === undefined
      ? []
      : [
          {
            name: t('recipe.appliance'),
            value: (
              <Link to={productUrl(language, appliance)} className={styles.appliance}>
                {appliance.code}
              </Link>
            ),
          },
        ]),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The steps of the recipe, in type that is readable from the stove. */
function Method({ steps, tip }: Pick<RecipeView, 'steps' | 'tip'>) {
  const t = useMessages('news')
  return (
    <section aria-labelledby="method">
      <div className={styles.head}>
        <h2 id="method" className="section-heading">
          {t('recipe.steps')}
        </h2>
        <KeepAwake />
      </div>
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.text} id={stepId(index)} className={styles.step}>
            <p>
              <Words of={step} />
            </p>
          </li>
        ))}
      </ol>
      {tip && (
        <aside aria-labelledby="tip" className={styles.tip}>
          <h3 id="tip" className={styles.tipTitle}>
            {t('recipe.tip')}
          </h3>
          <p>
            <Words of={tip} />
          </p>
        </aside>
      )}
    </section>
  )
}
