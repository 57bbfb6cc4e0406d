import { type FormEvent, Fragment, useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { afterPress } from '#app/browser/after-press.ts'
import { Link } from '#app/content/link.tsx'
import { TapeDrawing } from '#app/features/products/tape-drawing/tape-drawing.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import type { FormField } from '#app/loading/fit-fields.server.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { isLengthQuestion } from '#contract/fit/questions.ts'
import { paths } from '#contract/pages/paths.ts'
import { fitUrl, localPath, pageUrl } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import { formatLabelled } from '#i18n/number-format.ts'
import styles from './fit-form.module.css'
import { StackDrawings } from './stack-drawings.tsx'
import type { StackView } from './stack-view.server.ts'

/** Results follow the typing after this pause, in ms. */
const pause = 400

type FitFormProps = { category: CategoryNumber; fields: readonly FormField[]; stacks: readonly StackView[] }

/** The measures: a plain GET form. With JavaScript, the results follow while somebody types (FT1). */
export function FitForm({ category, fields, stacks }: FitFormProps) {
  const { language } = useLanguage()
  const t = useMessages('fit')
  const navigate = useNavigate()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const isSent = useRef(false)
  // Not while somebody types: the focus stays in the field.
  useEffect(() => {
    if (!isSent.current) return
    isSent.current = false
    const wrong = fields.find(({ error }) => error)
    if (wrong) document.getElementById(wrong.name)?.focus()
  }, [fields])

  const typed = { cate: String(category), ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) }

  function update(form: HTMLFormElement) {
    const answers = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
    navigate(localPath(language, paths.fit, Object.fromEntries(answers)), { replace: true, preventScrollReset: true })
  }

  function input({ currentTarget }: FormEvent<HTMLFormElement>) {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void afterPress().then(() => update(currentTarget)), pause)
  }

  return (
    <Form
      key={category}
      action={pageUrl(language, 'fit')}
      preventScrollReset
      aria-label={t('fit.form')}
      noValidate
      onInput={input}
      onSubmit={() => {
        window.clearTimeout(timer.current)
        isSent.current = true
      }}
      className={styles.form}
    >
      <input type="hidden" name="cate" value={category} />
      <ErrorSummary
        title={t('fit.problems')}
        problems={fields.flatMap(({ name, label, error }) =>
          error ? { fieldId: name, text: formatLabelled(label, error, language) } : [],
        )}
      />
      {fields.map((field) => (
        <Fragment key={field.name}>
          <MeasureField field={field} />
          {field.question === 'stack' && stacks.length > 0 && <StackDrawings stacks={stacks} />}
        </Fragment>
      ))}
      <div className={styles.actions}>
        <Button type="submit">{t('fit.submit')}</Button>
        <Link to={fitUrl(language, category)} preventScrollReset reloadDocument>
          {t('fit.clear')}
        </Link>
        <Link to={localPath(language, paths.measuringSheet, typed)}>{t('fit.sheet')}</Link>
      </div>
    </Form>
  )
}

/** One question. Lengths have a drawing that shows where to hold the tape (FT2). */
function MeasureField({ field }: { field: FormField }) {
  const t = useMessages('fit')
  const { question, name, label, hint, options, groups, value, error } = field
  if (options || groups) {
    return (
      <Select id={name} name={name} label={label} defaultValue={value} {...(error && { error })} className={styles.choice}>
        <option value="">{t('fit.open')}</option>
        {options && <Options options={options} />}
        {groups?.map((group) => (
          <optgroup key={group.name} label={group.name}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </Select>
    )
  }
  return (
    <div className={styles.measure}>
      {isLengthQuestion(question) && <TapeDrawing question={question} value={error ? '' : value} className={styles.drawing} />}
      <TextField
        id={name}
        name={name}
        label={label}
        hint={hint}
        defaultValue={value}
        inputMode={isLengthQuestion(question) ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={20}
        {...(error && { error })}
        className={styles.field}
      />
    </div>
  )
}

function Options({ options }: { options: NonNullable<FormField['options']> }) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}
