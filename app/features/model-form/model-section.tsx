import { useLanguage } from '#app/language/language.tsx'
import { ModelForm } from './model-form.tsx'
import styles from './model-section.module.css'

/** Section with the model form, for pages about many models. */
export function ModelSection() {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="by-model" className={styles.section}>
      <div>
        <h2 id="by-model" className={styles.title}>
          {t('model.title')}
        </h2>
        <p className={styles.text}>{t('model.text')}</p>
      </div>
      <ModelForm />
    </section>
  )
}
