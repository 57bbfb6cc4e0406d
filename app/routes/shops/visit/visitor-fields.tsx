import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { TextArea, TextField } from '#app/ui/fields/text-field.tsx'
import type { VisitKind } from '#contract/visits/kinds.ts'
import type { VisitPage } from './load.server.ts'
import type { TypedField, TypedValues } from './use-typed-visit.ts'
import styles from './visitor-fields.module.css'

type VisitorFieldsProps = {
  wish: VisitPage['wish']
  kind: VisitKind
  values: TypedValues
  errorOf: (name: TypedField) => string | undefined
  onChange: (name: TypedField, value: string) => void
}

/** Who comes, and what they would like to see. What the page before knew is filled in. */
export function VisitorFields({ wish, kind, values, errorOf, onChange }: VisitorFieldsProps) {
  const t = useMessages('forms', 'visit')
  const common = (name: TypedField) => ({
    id: `visit-${name}`,
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  })
  return (
    <div className={styles.fields}>
      {wish.models.length > 0 && (
        <section aria-labelledby="visit-ready" className={styles.wide}>
          <h3 id="visit-ready" className={styles.ready}>
            {t('book.ready')}
          </h3>
          <ul role="list" className={styles.models}>
            {wish.models.map(({ code, title, picture }) => (
              <li key={code} className={styles.model}>
                <ContentPicture picture={picture} sizes="6rem" place={{ ratio: 4 / 3 }} decorative />
                <p>
                  <span className={styles.code}>{code}</span> <Words of={title} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TextField {...common('name')} label={t('label.name')} autoComplete="name" required className={styles.wide} />
      <TextField {...common('email')} label={t('label.email')} type="email" autoComplete="email" required />
      <TextField {...common('phone')} label={t('label.phone')} type="tel" autoComplete="tel" required />
      <TextField
        {...common('models')}
        label={t('visit.models')}
        hint={t('book.modelsHint')}
        autoComplete="off"
        spellCheck={false}
        className={styles.wide}
      />
      {(kind === 'planning' || values.measures !== '' || wish.measures !== '') && (
        <TextArea
          {...common('measures')}
          label={t('visit.measures')}
          hint={wish.measures === '' ? undefined : t('book.measuresHint')}
          rows={4}
          className={styles.wide}
        />
      )}
      <TextArea {...common('note')} label={t('visit.note')} hint={t('book.noteHint')} rows={3} className={styles.wide} />
    </div>
  )
}
