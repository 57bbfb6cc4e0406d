import { useMessages } from '#app/language/messages.ts'
import { SplitSection } from '#app/ui/reading/split-section.tsx'
import styles from './model-form.module.css'
import { ModelForm } from './model-form.tsx'

/** Section with the model form, for pages about many models. */
export function ModelSection() {
  const t = useMessages('support')
  return (
    <SplitSection id="by-model" title={t('model.title')} text={t('model.text')} className={`screen-only ${styles.section}`}>
      <ModelForm />
    </SplitSection>
  )
}
