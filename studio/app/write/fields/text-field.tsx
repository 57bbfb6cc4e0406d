import { TextField as AriaTextField, Label, TextArea } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { describedBy, FieldFrame, lengthId } from './field-frame.tsx'
import { LengthAdvice } from './length-advice.tsx'
import { type FieldProps, useField } from './use-field.ts'

export function TextField(props: FieldProps<'text'>) {
  const { field, at } = props
  const { value, faults, label, help, change } = useField(props)
  const { t } = useWords()
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value)
  return (
    <FieldFrame {...{ at, faults, help }} kind="text">
      <AriaTextField
        className="field"
        value={text}
        isInvalid={faults !== ''}
        aria-describedby={`${describedBy(at, help)} ${lengthId(at)}`}
        onChange={(next) => change(next === '' && field.isOptional ? undefined : next)}
        {...(field.type && { type: field.type })}
      >
        <Label>
          {label} {field.isOptional && <span className="write-optional">{t('form.optional')}</span>}
        </Label>
        <TextArea
          rows={1}
          spellCheck={field.type === undefined}
          // A text of one line stays one.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !text.includes('\n')) event.preventDefault()
          }}
        />
      </AriaTextField>
      <LengthAdvice id={lengthId(at)} text={text} advice={field.advice} most={field.most} />
    </FieldFrame>
  )
}
