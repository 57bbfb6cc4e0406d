import { type CalendarDate, parseDate } from '@internationalized/date'
import type { ReactNode } from 'react'
import { Button, Form, Input, Label, Text, TextArea, TextField } from 'react-aria-components'
import { mostPeople, type VisitKind } from '#contract/visits/kinds.ts'
import { useWords } from '#studio/app/language.tsx'
import { Choose } from '#studio/app/ui/choose.tsx'
import { DayInput } from '#studio/app/ui/day-input.tsx'
import type { Place } from '#studio/wire/visits.ts'

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

/** What somebody comes for, and with how many. */
export type Party = { kind: VisitKind; people: number }
type PartyFieldsProps = { place: Place | undefined; party: Party; change: (party: Party) => void }

/** Advice takes a few people, a cooking evening a table. */
const mostAdvised = 6

export function PartyFields({ place, party, change }: PartyFieldsProps) {
  const { t } = useWords()
  const kinds = place?.kinds.map(({ kind }) => kind) ?? []
  const most = party.kind === 'cooking' ? mostPeople : Math.max(party.people, mostAdvised)
  const counts = Array.from({ length: most }, (_, index) => String(index + 1))
  return (
    <div className="moment-fields">
      <Choose
        label={t('walkIn.kind')}
        choices={kinds.map((kind) => ({ id: kind, name: t(`visits.kind.${kind}`) }))}
        chosen={party.kind}
        choose={(id) => change({ ...party, kind: kinds.find((kind) => kind === id) ?? party.kind })}
      />
      <Choose
        label={t('walkIn.people')}
        choices={counts.map((count) => ({ id: count, name: count }))}
        chosen={String(party.people)}
        choose={(id) => change({ ...party, people: Number(id) })}
      />
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
