import { Form } from 'react-router'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import { exampleCode } from '#contract/product-code.ts'
import type { AccessoriesPage, Choice } from './load.server.ts'
import styles from './model-choice.module.css'

const listId = 'models'

/** Type or choose a model to see what fits it: a plain GET form. */
export function ModelChoice({ choice, models }: { choice: Choice; models: AccessoriesPage['models'] }) {
  const { language } = useLanguage()
  const t = useMessages('parts')
  const typed = choice.kind === 'model' ? choice.product.code : choice.kind === 'unknown' ? choice.typed : ''
  return (
    <div className={styles.choice}>
      <Form
        action={pageUrl(language, 'accessories')}
        role="search"
        aria-label={t('accessories.find')}
        className={`screen-only form-row ${styles.form}`}
      >
        <TextField
          label={t('accessories.model', { example: exampleCode })}
          name="code"
          defaultValue={typed}
          required
          list={models && listId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className={styles.field}
        />
        {models && (
          <datalist id={listId}>
            {models.map((code) => (
              <option key={code} value={code} />
            ))}
          </datalist>
        )}
        <Button type="submit">{t('accessories.find')}</Button>
      </Form>
      {choice.kind === 'unknown' && choice.similar.length > 0 && (
        <p>
          {t('accessories.near')}{' '}
          {choice.similar.map((code) => (
            <Link key={code} to={pageUrl(language, 'accessories', { code })} className={styles.near}>
              {code}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
