import { type CalendarDate, parseDate } from '@internationalized/date'
import { type FormEvent, useState } from 'react'
import { Button, Form, Input, Label, Text, TextField } from 'react-aria-components'
import { useWords } from '../language.tsx'
import { CheckAgain } from '../ui/check-again.tsx'
import { DayInput } from '../ui/day-input.tsx'
import { FaultList } from './fault-list.tsx'
import { useCheck } from './use-publishing.ts'

/** `until`: the earlier texts are shown again from this day on. */
export type When = { day: string; until?: string; title: string }
type Chosen = { file: string; version: string }
type PublishFormProps = {
  chosen: readonly Chosen[]
  entries: number
  /** A field of the chosen drafts is still to be decided. */
  isUndecided: boolean
  today: string
  publishNow: () => Promise<void>
  publishOn: (when: When) => Promise<boolean>
}

/** Publishes what is chosen, now or on a day. */
export function PublishForm({ chosen, entries, isUndecided, today, publishNow, publishOn }: PublishFormProps) {
  const { t } = useWords()
  const [day, setDay] = useState<CalendarDate | null>(null)
  const [until, setUntil] = useState<CalendarDate | null>(null)
  const [title, setTitle] = useState('')
  const [isWriting, setWriting] = useState(false)
  const { faults, failure, again } = useCheck(chosen, day?.toString())
  const isReady = chosen.length > 0 && faults?.count === 0 && !isWriting && !isUndecided
  const state = isUndecided
    ? undefined
    : faults === undefined
      ? 'publish.checking'
      : faults.count === 0
        ? 'publish.sound'
        : undefined
  const stateText = failure === undefined ? state && t(state) : failure === 'unchecked' ? undefined : t(`fault.${failure}`)
  const tomorrow = parseDate(today).add({ days: 1 })
  const isEndWrong = day !== null && until !== null && until.compare(day) <= 0
  const isPlanned = day !== null && title.trim() !== '' && !isEndWrong

  async function run<T>(publish: () => Promise<T>): Promise<T> {
    setWriting(true)
    try {
      return await publish()
    } finally {
      setWriting(false)
    }
  }

  async function plan(event: FormEvent) {
    event.preventDefault()
    if (!day || !isPlanned || !isReady) return
    const when = { day: day.toString(), title: title.trim(), ...(until && { until: until.toString() }) }
    const isDone = await run(() => publishOn(when))
    if (!isDone) return
    setDay(null)
    setUntil(null)
    setTitle('')
  }

  return (
    <section className="publish-form" aria-label={t('room.publish')}>
      <p role="status">
        {t('publish.chosen', { count: entries })}
        {chosen.length > 0 && stateText !== undefined && ` · ${stateText}`}
      </p>
      {chosen.length > 0 && failure === 'unchecked' && <CheckAgain again={again} />}
      {isUndecided && <p className="alarming">{t('publish.refused.conflict')}</p>}
      {chosen.length > 0 && faults !== undefined && faults.count > 0 && <FaultList {...faults} />}
      <Button className="button primary" isDisabled={!isReady} onPress={() => void run(publishNow)}>
        {t('publish.now')}
      </Button>
      <Form className="plan-form" onSubmit={(event) => void plan(event)}>
        <h2>{t('publish.later')}</h2>
        <TextField className="field" value={title} onChange={setTitle} maxLength={100}>
          <Label>{t('publish.title')}</Label>
          <Input autoComplete="off" />
          <Text slot="description">{t('publish.titleHint')}</Text>
        </TextField>
        <DayInput
          className="field date-field"
          label={t('publish.day')}
          day={day}
          change={setDay}
          earliest={tomorrow}
          hint={t('publish.dayHint')}
        />
        <DayInput
          className="field date-field"
          label={t('publish.until')}
          day={until}
          change={setUntil}
          earliest={(day ?? tomorrow).add({ days: 1 })}
          isInvalid={isEndWrong}
          hint={t('publish.untilHint')}
        />
        <Button className="button secondary" type="submit" isDisabled={!isReady || !isPlanned}>
          {t('publish.plan')}
        </Button>
      </Form>
    </section>
  )
}
