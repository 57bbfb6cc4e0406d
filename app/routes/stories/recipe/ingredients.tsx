import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import type { RecipeView } from '#contract/views/articles.ts'
import styles from './ingredients.module.css'

/** The ingredients with checkboxes, which are in no form: nothing is sent. */
export function Ingredients({ lists }: { lists: RecipeView['ingredients'] }) {
  const t = useMessages('news')
  return (
    <section aria-labelledby="ingredients" className={styles.ingredients}>
      <h2 id="ingredients" className="section-heading">
        {t('recipe.ingredients')}
      </h2>
      <p className={`screen-only fine-print ${styles.hint}`}>{t('recipe.tick')}</p>
      {lists.map(({ title, items }) => (
        <div key={title?.text ?? ''} className={styles.list}>
          {title && (
            <h3 className={styles.title}>
              <Words of={title} />
            </h3>
          )}
          <ul>
            {items.map((item) => (
              <li key={item.text}>
                <Checkbox className={styles.item}>
                  <Words of={item} />
                </Checkbox>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
