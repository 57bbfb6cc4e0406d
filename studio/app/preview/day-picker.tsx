import { parseDate } from '@internationalized/date'
import { Button } from 'react-aria-components'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { useWords } from '../language.tsx'
import { DayInput } from '../ui/day-input.tsx'

/** The day that the page is shown as on. Undefined is today, also tomorrow. */
export function DayPicker({ day, setDay }: { day: string | undefined; setDay: (day: string | undefined) => void }) {
  const { t } = useWords()
  const today = dayInSingapore(new Date())
  return (
    <DayInput
      className="preview-day"
      label={t('preview.day')}
      day={parseDate(day ?? today)}
      change={(next) => setDay(next && next.toString() !== today ? next.toString() : undefined)}
    >
      {day !== undefined && (
        <Button slot={null} className="quiet-button" onPress={() => setDay(undefined)}>
          {t('preview.today')}
        </Button>
      )}
    </DayInput>
  )
}
