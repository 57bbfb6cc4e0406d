import { Link } from '#app/content/link.tsx'
import { ModelForm } from '#app/features/forms/model-form/model-form.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { exampleCode } from '#contract/products/product-code.ts'
import type { AccessoriesPage, Choice } from './load.server.ts'
import styles from './model-choice.module.css'

/** Type or choose a model to see what fits it. */
export function ModelChoice({ choice, models }: { choice: Choice; models: AccessoriesPage['models'] }) {
  const { language } = useLanguage()
  const t = useMessages('parts')
  const typed = choice.kind === 'model' ? choice.product.code : choice.kind === 'unknown' ? choice.typed : ''
  return (
    <div className={styles.choice}>
      <ModelForm
        action={pageUrl(language, 'accessories')}
        name="code"
        label={t('accessories.model', { example: exampleCode })}
        button={t('accessories.find')}
        value={typed}
        error={choice.kind === 'unknown' ? t('accessories.unknown', { code: typed }) : undefined}
        models={models}
      />
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
