import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { minutesText } from '#app/features/reading/articles/cards/card-facts.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { productUrl } from '#contract/pages/urls.ts'
import type { RecipeView } from '#contract/views/articles.ts'
import styles from './recipe-facts.module.css'

/** Servings, times and equipment. */
export function RecipeFacts({ recipe }: { recipe: RecipeView }) {
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
