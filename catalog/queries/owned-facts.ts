import type { Language } from '#contract/languages.ts'
import type { OwnedFact, OwnedNotice, OwnedReminder } from '#contract/views/owned-facts.ts'
import type { NoticeView } from '#contract/views/support.ts'
import type { FileLink } from '#contract/views.ts'
import { textIn } from '../localised.ts'
import type { ProductRow } from '../snapshot/content-index.ts'
import type { Accessory, Care } from '../snapshot/editorial-part.ts'

type OwnedParts = { care: readonly Care[]; accessories: readonly Accessory[]; manual: FileLink | undefined }

/** What the shelf "At home" of My kitchen says about a model. */
export function ownedFact({ code, values }: ProductRow, parts: OwnedParts, language: Language): OwnedFact {
  const { care, accessories, manual } = parts
  const family = care.flatMap(({ families }) => families).find(({ models }) => models.includes(code))
  const guide = care.find(({ families }) => families.some((one) => one === family))
  const years = values['warranty']
  return {
    ...(typeof years === 'number' && { warrantyYears: years }),
    ...(manual && { manual }),
    ...(family && guide && { guide: { family: family.id, pictures: picturesOf(guide) } }),
    reminders: [
      ...(family?.reminders ?? []).flatMap(({ id, weeks, months, title, optional, models }): OwnedReminder[] =>
        models.includes(code)
          ? [{ id, every: weeks === undefined ? { months } : { weeks }, title: textIn(title, language), optional }]
          : [],
      ),
      ...accessories.flatMap(({ code: own, title, filter, replaceMonths, models }): OwnedReminder[] =>
        replaceMonths !== undefined && models.includes(code)
          ? [
              {
                id: own.toLowerCase(),
                every: { months: replaceMonths },
                title: textIn(title, language),
                // Only hoods that recirculate have a carbon filter.
                optional: filter === 'carbon',
                replaces: true,
              },
            ]
          : [],
      ),
    ],
  }
}

const picturesOf = ({ families, picture }: Care) =>
  families.flatMap(({ tasks }) => tasks.flatMap(({ pictures }) => pictures.filter((one) => one !== null))).length +
  (picture ? 1 : 0)

/** The notices in force, one for each model that they are about. */
export function ownedNotices(notices: readonly NoticeView[]): OwnedNotice[] {
  return notices.flatMap(({ id, severity, title, models }) =>
    models.map(({ product: { code }, serials }) => ({ id, severity, title, code, serials })),
  )
}
