import { useLanguage } from '#app/language/language.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import { ModelForm } from './model-form.tsx'
import styles from './model-section.module.css'

/** Section with the model form, for pages about many models. */
export function ModelSection() {
  const { t } = useLanguage()
  return (
    <SplitSection id="by-model" title={t('model.title')} text={t('model.text')} className={`screen-only ${styles.section}`}>
      <ModelForm />
    </SplitSection>
  )
}
