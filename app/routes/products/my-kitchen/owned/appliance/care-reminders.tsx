import { useState } from 'react'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useRootData } from '#app/loading/root-data.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { calendarFile, calendarUrl, type Interval } from '#contract/kitchen/calendar-file.ts'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import { nextDue } from '#contract/kitchen/next-due.ts'
import { careEvents, careStart, warrantyEventOf } from '#contract/kitchen/owned-events.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import type { OwnedReminder } from '#contract/views/owned-facts.ts'
import { dayText } from '#i18n/date-format.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import styles from '../owned.module.css'
import { warrantyEndOf } from '../owned-model.ts'

type CareRemindersProps = { entry: OwnedEntry; facts: KitchenFacts; reminders: readonly OwnedReminder[] }

/** What to do next, the soonest first, and a calendar file made of what is ticked. */
export function CareReminders({ entry, facts, reminders }: CareRemindersProps) {
  const { language } = useLanguage()
  const t = useMessages('at-home')
  const origin = useRootData()?.origin ?? ''
  const [chosen, setChosen] = useState(() => reminders.filter(({ optional }) => !optional).map(({ id }) => id))
  const today = dayInSingapore(new Date())
  const due = reminders
    .map((reminder) => ({ ...reminder, on: nextDue(careStart(entry, today), reminder.every, today) }))
    .toSorted((one, other) => Number(one.optional) - Number(other.optional) || one.on.localeCompare(other.on))
  const text = ({ title, replaces }: OwnedReminder) => (replaces ? t('atHome.replace', { title: title.text }) : title.text)

  function file(): string {
    const { code, serial } = entry
    const support = origin + pageUrl(language, 'support', { id: code })
    const own = due.filter(({ id }) => chosen.includes(id))
    const care = own.map((reminder) => ({
      ...reminder,
      title: t('atHome.reminderOf', { code, task: text(reminder) }),
      text: `${everyText(reminder.every, t)}\n${support}`,
    }))
    const end = warrantyEndOf(entry, facts)
    const details = [serial && t('atHome.serialOf', { serial }), support].filter(Boolean).join('\n')
    const warranty =
      end === undefined || end < today
        ? []
        : [warrantyEventOf(entry, { expiresOn: end, title: t('atHome.warrantyEnds', { code }), text: details })]
    return calendarFile([...careEvents(entry, care, today), ...warranty], new Date())
  }

  if (reminders.length === 0) return null
  return (
    <section className={styles.part}>
      <h4 className={styles.label}>{t('atHome.care')}</h4>
      <div>
        <ul className={styles.reminders}>
          {due.map((reminder) => (
            <li key={reminder.id}>
              <Checkbox
                checked={chosen.includes(reminder.id)}
                onChange={({ currentTarget }) =>
                  setChosen(currentTarget.checked ? [...chosen, reminder.id] : chosen.filter((id) => id !== reminder.id))
                }
              >
                <span className={styles.task}>{reminder.replaces ? text(reminder) : <Words of={reminder.title} />}</span>
                <span className={styles.aside}>
                  {[
                    everyText(reminder.every, t),
                    chosen.includes(reminder.id)
                      ? t('atHome.next', { date: dayText(language, reminder.on) })
                      : reminder.optional && t('atHome.optional'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
        <p className={styles.action}>
          <a href={calendarUrl(file())} download={`${entry.code.toLowerCase()}.ics`} className={buttonClass('secondary')}>
            {t('atHome.calendar')}
          </a>
          <span className={styles.aside}>{t('atHome.calendarText')}</span>
        </p>
      </div>
    </section>
  )
}

function everyText({ weeks, months = 0 }: Interval, t: Translate<'at-home'>): string {
  if (weeks !== undefined) return t('atHome.everyWeeks', { count: weeks })
  return months % 12 === 0 ? t('atHome.everyYears', { count: months / 12 }) : t('atHome.everyMonths', { count: months })
}
