import { parseDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Label,
  Popover,
} from 'react-aria-components'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { useWords } from '../language.tsx'

/** The day that the page is shown as on. Undefined is today, also tomorrow. */
export function DayPicker({ day, setDay }: { day: string | undefined; setDay: (day: string | undefined) => void }) {
  const { t } = useWords()
  const today = dayInSingapore(new Date())
  return (
    <DatePicker
      className="preview-day"
      value={parseDate(day ?? today)}
      onChange={(value) => setDay(value && value.toString() !== today ? value.toString() : undefined)}
    >
      <Label>{t('preview.day')}</Label>
      <Group>
        <DateInput>{(segment) => <DateSegment className="date-segment" segment={segment} />}</DateInput>
        <Button className="quiet-button" aria-label={t('preview.calendar')}>
          ▾
        </Button>
        {day !== undefined && (
          <Button slot={null} className="quiet-button" onPress={() => setDay(undefined)}>
            {t('preview.today')}
          </Button>
        )}
      </Group>
      <Popover className="popover preview-calendar">
        <Dialog aria-label={t('preview.calendar')}>
          <Calendar>
            <header>
              <Button slot="previous" className="quiet-button">
                ‹
              </Button>
              <CalendarHeading />
              <Button slot="next" className="quiet-button">
                ›
              </Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  )
}
