import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import type { RecipeView } from '#contract/views/articles.ts'
import { KeepAwake } from './keep-awake.tsx'
import styles from './method.module.css'
import { stepId } from './structured-data.ts'

/** The steps of the recipe, in type that is readable from the stove. */
export function Method({ steps, tip }: Pick<RecipeView, 'steps' | 'tip'>) {
  const t = useMessages('news')
  return (
    <section aria-labelledby="method">
      <div className={styles.head}>
        <h2 id="method" className="section-heading">
          {t('recipe.steps')}
        </h2>
        <KeepAwake />
      </div>
      <ol className={styles.steps}>
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
