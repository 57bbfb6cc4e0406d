import { Form } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import { exampleCode } from '#contract/product-code.ts'
import styles from './model-form.module.css'

/** Takes a model code and opens the model's support page. */
export function ModelForm({ typed = '' }: { typed?: string }) {
  const { language } = useLanguage()
  const t = useMessages('support')
  return (
    <Form
      action={pageUrl(language, 'support')}
      role="search"
      aria-label={t('model.find')}
      className={`screen-only form-row ${styles.form}`}
    >
      <TextField
        label={t('model.label', { example: exampleCode })}
        name="id"
        defaultValue={typed}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className={styles.field}
      />
      <Button type="submit">{t('model.find')}</Button>
    </Form>
  )
}
