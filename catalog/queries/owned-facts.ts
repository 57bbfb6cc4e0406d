import type { Language } from '#contract/languages.ts'
import { allFields } from '#contract/objects/all-fields.ts'
import type { OwnedFact, OwnedNotice, OwnedReminder } from '#contract/views/owned-facts.ts'
import type { NoticeView } from '#contract/views/support.ts'
import type { FileLink } from '#contract/views.ts'
import { textIn } from '../localised.ts'
import type { ProductRow } from '../snapshot/content-index.ts'
import type { Accessory, Care } from '../snapshot/editorial-part.ts'
import type { Withdrawal } from './withdrawals.ts'

type OwnedParts = {
  care: readonly Care[]
  accessories: readonly Accessory[]
  manual: FileLink | undefined
  withdrawals: readonly Withdrawal[]
}

/** What the shelf "At home" of My kitchen says about a model. */
export function ownedFact({ code, values, launched }: ProductRow, parts: OwnedParts, language: Language): OwnedFact {
  const { care, accessories, manual, withdrawals } = parts
  const family = care.flatMap(({ families }) => families).find(({ models }) => models.includes(code))
  const guide = care.find(({ families }) => families.some((one) => one === family))
  const warrantyYears = warrantyYearsOf({ values })
  return allFields<OwnedFact>({
    warrantyYears,
    launched,
    manual,
    guide: family && guide && { family: family.id, pictures: picturesOf(guide) },
    reminders: [
      ...(family?.reminders ?? []).flatMap(({ id, weeks, months, topic, title, optional, models }): OwnedReminder[] =>
        models.includes(code) && !withdrawals.some((one) => one.code === code && one.topic === topic)
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
  })
}

/** Of the model's own facts. */
export function warrantyYearsOf({ values }: Pick<ProductRow, 'values'>): number | undefined {
  const years = values['warranty']
  return typeof years === 'number' ? years : undefined
}

const picturesOf = ({ families, picture }: Care) =>
  families.flatMap(({ tasks }) => tasks.flatMap(({ pictures }) => pictures.filter((one) => one !== null))).length +
  (picture ? 1 : 0)

/** The notices in force, one for each model that they are about. */
export function ownedNotices(notices: readonly NoticeView[]): OwnedNotice[] {
  return notices.flatMap(({ id, severity, title, models }) =>
    models.map(({ product: { code }, ...serials }) => ({ id, severity, title, code, ...serials })),
  )
}
