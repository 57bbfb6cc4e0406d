import { Form } from 'react-router'
import { Button } from '#app/ui/actions/button.tsx'
import { CodeField } from '#app/ui/fields/text-field.tsx'
import styles from './model-form.module.css'

type ModelFormProps = {
  /** URL of the page that the form opens, and the name of its query parameter. */
  action: string
  name: string
  label: string
  button: string
  value?: string | undefined
  /** There is no model of this code. */
  error?: string | undefined
  /** Offered while typing. */
  models?: readonly string[] | undefined
}

/** Takes a model code and opens a page about that model: a plain GET form. */
export function ModelForm({ action, name, label, button, value, error, models }: ModelFormProps) {
  return (
    <Form action={action} role="search" aria-label={button} className={`screen-only form-row ${styles.form}`}>
      <CodeField
        label={label}
        name={name}
        defaultValue={value}
        {...(error !== undefined && { error })}
        required
        suggestions={models}
        autoCapitalize="characters"
        maxLength={40}
        className={styles.field}
      />
      <Button type="submit">{button}</Button>
    </Form>
  )
}
