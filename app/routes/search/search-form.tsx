import { Form } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import styles from './search-form.module.css'

export function SearchForm({ query }: { query: string }) {
  const { language, t } = useLanguage()
  return (
    <search>
      <Form action={pageUrl(language, 'search')} className={`form-row ${styles.form}`}>
        <TextField
          // The key resets the field after a search from the header.
          key={query}
          type="search"
          name="q"
          label={t('search.field')}
          defaultValue={query}
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
