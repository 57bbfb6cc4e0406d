import type { FormField } from '#contract/forms/form.ts'
import { formOf } from '#contract/forms/forms.ts'
import { useWords } from '#studio/app/language.tsx'
import type { StoredSubmission } from '#studio/wire/inbox.ts'
import { choicesInChinese } from '#studio/words/choices.ts'
import { isCorrectable } from '#submissions/staff/correctable.ts'
import { readable } from '#submissions/staff/readable.ts'
import { CorrectField } from './correct-field.tsx'
import type { EntrySteps } from './use-entry-steps.ts'

/** What the visitor wrote in their own words, or else all fields. For the quotation of an answer. */
export function writtenIn({ kind, fields }: StoredSubmission): string {
  const form = formOf(kind)
  const texts = form.fields.filter((field) => field.kind === 'text')
  if (texts.length > 0) return texts.map(({ stored }) => fields[stored] ?? '').join('\n')
  return form.fields.map((field) => `${field.label}: ${readable(field, fields[field.stored])}`).join('\n')
}

/** First the text, which is what people read, then the other fields. */
type FieldsProps = { submission: StoredSubmission; correct: EntrySteps['correct'] }

export function Fields({ submission, correct }: FieldsProps) {
  const { label, language } = useWords()
  const { kind, fields } = submission
  const form = formOf(kind)
  const value = (field: FormField) => {
    const name = readable(field, fields[field.stored])
    return language === 'en' ? name : (choicesInChinese.get(name) ?? name)
  }
  return (
    <>
      {form.fields
        .filter((field) => field.kind === 'text')
        .map((field) => (
          <section key={field.stored} className="written">
            <h3>{label(field)}</h3>
            <p lang={submission.language}>{value(field)}</p>
          </section>
        ))}
      {submission.unreadable !== undefined && <pre className="quotation">{submission.unreadable}</pre>}
      <dl className="fields">
        {form.fields
          .filter((field) => field.kind !== 'text')
          .map((field) => (
            <div key={field.stored}>
              <dt>{label(field)}</dt>
              <dd>
                {value(field) || '–'}
                {kind === 'registration' && isCorrectable(field.stored) && submission.unreadable === undefined && (
                  <CorrectField
                    key={submission.reference}
                    label={label(field)}
                    value={fields[field.stored] ?? ''}
                    isDay={field.kind === 'date'}
                    save={(value) => isCorrectable(field.stored) && correct(field.stored, { value, label: label(field) })}
                  />
                )}
              </dd>
            </div>
          ))}
      </dl>
    </>
  )
}
