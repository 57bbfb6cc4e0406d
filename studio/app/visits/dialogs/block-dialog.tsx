import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { instantInSingapore } from '#i18n/singapore-time.ts'
import { useWords } from '#studio/app/language.tsx'
import { DayInput } from '#studio/app/ui/day-input.tsx'
import { TitledDialog } from '#studio/app/ui/titled-dialog.tsx'
import { DialogForm, LineField } from './fields.tsx'
import { isTime } from './is-time.ts'

export type NewBlock = { startsAt: string; endsAt: string; text: string }

type BlockDialogProps = {
  day: string
  /** When the place is open on that day. */
  hours: { from: string; until: string }
  close: () => void
  /** Returns whether it was blocked. */
  block: (block: NewBlock) => Promise<boolean>
}

/** Blocks some hours of a day. */
export function BlockDialog({ day: first, hours, close, block }: BlockDialogProps) {
  const { t } = useWords()
  const [day, setDay] = useState(first)
  const [from, setFrom] = useState(hours.from)
  const [until, setUntil] = useState(hours.until)
  const [text, setText] = useState('')
  const areTimes = isTime(from) && isTime(until)
  const isWrong = areTimes && until <= from

  async function submit() {
    if (await block({ startsAt: instantInSingapore(day, from), endsAt: instantInSingapore(day, until), text })) close()
  }

  return (
    <TitledDialog title={t('block.title')} close={close}>
      <p className="quiet">{t('block.help')}</p>
      <DialogForm yes={t('block.yes')} isReady={areTimes && !isWrong} submit={() => void submit()} close={close}>
        <div className="moment-fields">
          <DayInput
            className="field date-field"
            label={t('move.day')}
            day={parseDate(day)}
            change={(chosen) => chosen && setDay(chosen.toString())}
          />
          <LineField label={t('block.from')} type="time" value={from} change={setFrom} />
          <LineField
            label={t('block.until')}
            type="time"
            value={until}
            change={setUntil}
            fault={isWrong ? t('block.wrongOrder') : undefined}
          />
        </div>
        <LineField label={t('block.text')} hint={t('block.textHint')} value={text} change={setText} />
      </DialogForm>
    </TitledDialog>
  )
}
