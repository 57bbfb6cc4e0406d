import type { Form, FormField } from '#contract/forms/form.ts'
import { forms } from '#contract/forms/forms.ts'
import { useWords } from '#studio/app/language.tsx'
import { choicesInChinese } from '#studio/words/choices.ts'
import type { StoredSubmission } from '#submissions/staff/find.ts'
import { readable } from '#submissions/staff/readable.ts'

/** What the visitor wrote in their own words, or else all fields. For the quotation of an answer. */
export function writtenIn({ kind, fields }: StoredSubmission): string {
  const form: Form = forms[kind]
  const texts = form.fields.filter((field) => field.kind === 'text')
  if (texts.length > 0) return texts.map(({ stored }) => fields[stored] ?? '').join('\n')
  return form.fields.map((field) => `${field.label}: ${readable(field, fields[field.stored])}`).join('\n')
}

/** First the text, which is what people read, then the other fields. */
export function Fields({ submission }: { submission: StoredSubmission }) {
  const { label, language } = useWords()
  const { kind, fields } = submission
  const form: Form = forms[kind]
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
      <dl className="fields">
        {form.fields
          .filter((field) => field.kind !== 'text')
          .map((field) => (
            <div key={field.stored}>
              <dt>{label(field)}</dt>
              <dd>{value(field) || '–'}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
