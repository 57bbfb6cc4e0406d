import type { SerialsOfModel } from '../forms/warranty/serial-verdict.ts'
import type { Interval } from '../kitchen/calendar-file.ts'
import type { FileLink } from '../views.ts'
import type { NoticeView } from './support.ts'
import type { Text } from './text.ts'

/** What the shelf "At home" says about a model. */
export type OwnedFact = {
  warrantyYears?: number
  /** The first day on which the model was sold. */
  launched?: string
  manual?: FileLink
  /** Where its care is described, and how many pictures that page has. */
  guide?: { family: string; pictures: number }
  reminders: readonly OwnedReminder[]
}

export type OwnedReminder = {
  id: string
  every: Interval
  title: Text
  /** Not every owner needs it. */
  optional: boolean
  /** Set if something is replaced: the title is its name. */
  replaces?: true
}

/** A safety notice about one model, with the affected serial numbers. */
export type OwnedNotice = Pick<NoticeView, 'id' | 'severity' | 'title'> & SerialsOfModel
