import { Form } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useTextOfUrl } from '#app/ui/hooks/use-text-of-url.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import styles from './search-form.module.css'

export function SearchForm({ query }: { query: string }) {
  const { language } = useLanguage()
  const t = useMessages('search')
  const { field, sent } = useTextOfUrl(query)
  return (
    <search>
      <Form action={pageUrl(language, 'search')} onSubmit={sent} className={`form-row ${styles.form}`}>
        <TextField
          {...field}
          type="search"
          name="q"
          label={t('search.field')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </Form>
    </search>
  )
}
