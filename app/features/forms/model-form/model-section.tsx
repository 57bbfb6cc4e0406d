import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { SplitSection } from '#app/ui/reading/split-section.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import { exampleCode } from '#contract/products/product-code.ts'
import styles from './model-form.module.css'
import { ModelForm } from './model-form.tsx'

/** Opens the support page of the model that was typed. */
export function SupportForm({ typed }: { typed?: string | undefined }) {
  const { language } = useLanguage()
  const t = useMessages('support')
  const label = t('model.label', { example: exampleCode })
  return (
    <ModelForm
      action={pageUrl(language, 'support')}
      name="id"
      label={label}
      button={t('model.find')}
      value={typed}
      error={typed === undefined ? undefined : t('support.unknown', { code: typed })}
    />
  )
}

/** Section with the form, for pages about many models. */
export function ModelSection() {
  const t = useMessages('support')
  return (
    <SplitSection id="by-model" title={t('model.title')} text={t('model.text')} className={`screen-only ${styles.section}`}>
      <SupportForm />
    </SplitSection>
  )
}
