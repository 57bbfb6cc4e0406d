import { type CalendarDate, parseDate } from '@internationalized/date'
import type { ReactNode } from 'react'
import { Button, Form, Input, Label, Text, TextArea, TextField } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { DayInput } from '#studio/app/ui/day-input.tsx'

type LineProps = {
  label: string
  value: string
  change: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'time'
  hint?: string
  fault?: string | undefined
  isLong?: boolean
  autoFocus?: boolean
  longest?: number
}

/** A text or a time of a dialog. */
export function LineField({ label, value, change, hint, fault, isLong = false, longest = 200, ...rest }: LineProps) {
  const { type = 'text', autoFocus = false } = rest
  return (
    <TextField
      className="field"
      {...{ value, type, autoFocus }}
      onChange={change}
      maxLength={longest}
      isInvalid={fault !== undefined}
    >
      <Label>{label}</Label>
      {isLong ? <TextArea rows={3} /> : <Input autoComplete="off" />}
      {hint !== undefined && <Text slot="description">{hint}</Text>}
      {fault !== undefined && (
        <Text slot="errorMessage" className="alarming">
          {fault}
        </Text>
      )}
    </TextField>
  )
}

/** A day and a time, in Singapore. */
export type Moment = { day: string; time: string }
type MomentFieldsProps = { moment: Moment; change: (moment: Moment) => void; children?: ReactNode }

/** Day and time beside each other, and what else belongs to them. */
export function MomentFields({ moment, change, children }: MomentFieldsProps) {
  const { t } = useWords()
  return (
    <div className="moment-fields">
      <DayInput
        className="field date-field"
        label={t('move.day')}
        day={parseDate(moment.day)}
        change={(day: CalendarDate | null) => day && change({ ...moment, day: day.toString() })}
      />
      <LineField label={t('move.time')} type="time" value={moment.time} change={(time) => change({ ...moment, time })} />
      {children}
    </div>
  )
}

type DialogFormProps = {
  yes: string
  no?: string
  isDanger?: boolean
  isReady?: boolean
  submit: () => void
  close: () => void
  children: ReactNode
}

/** The fields of a dialog with its two buttons. */
export function DialogForm({ yes, no, isDanger = false, isReady = true, submit, close, children }: DialogFormProps) {
  const { t } = useWords()
  return (
    <Form
      className="visits-form"
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) submit()
      }}
    >
      {children}
      <div className="dialog-foot">
        <Button className="button secondary" onPress={close}>
          {no ?? t('cancel')}
        </Button>
        <Button className={isDanger ? 'button danger' : 'button primary'} type="submit" isDisabled={!isReady}>
          {yes}
        </Button>
      </div>
    </Form>
  )
}
