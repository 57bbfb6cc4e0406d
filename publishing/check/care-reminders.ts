import { familyOf } from '#catalog/format/care-family.ts'
import { languageNames } from '#contract/languages.ts'
import { fitsProduct } from '../build/entries/build-accessory.ts'
import type { CareEntry, ContentDraft } from '../read/content-draft.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import { fault, type Rule } from './rule.ts'

/**
 * Owners get reminders for every model, so each needs at least one that applies to it. Reminders and their texts must match, and a reminder must apply to
 * some model: otherwise its values are mistyped.
 */
export const careReminders: Rule = (draft) => draft.care.flatMap((entry) => [...modelFaults(entry, draft), ...textFaults(entry)])

function modelFaults({ id: category, source, families }: CareEntry, { products, unreadable }: ContentDraft): ContentIssue[] {
  // An unreadable product may be the one that a reminder is for.
  const someProductUnreadable = [...unreadable].some((path) => /^products\/[^/]+$/.test(path))
  return families.flatMap((family, index) => {
    const models = products.filter((product) => product.category === category && familyOf(families, product.values) === family)
    const applies = (when: (typeof family.reminders)[number]['when']) =>
      models.filter((product) => fitsProduct({ category, where: when }, product))
    const reminded = new Set(family.reminders.flatMap(({ when }) => applies(when)))
    return [
      ...models
        .filter((product) => !reminded.has(product))
        .map(({ code }) => fault(source, ['families', index, 'reminders'], `none of them applies to ${code}`)),
      ...family.reminders.flatMap(({ id, when }, place) => [
        ...(family.reminders.findIndex((other) => other.id === id) < place
          ? [fault(source, ['families', index, 'reminders', place, 'id'], `${id} is used twice: choose another id`)]
          : []),
        ...(models.length > 0 && !someProductUnreadable && applies(when).length === 0
          ? [fault(source, ['families', index, 'reminders', place, 'when'], 'no model of the family has these values')]
          : []),
      ]),
    ]
  })
}

function textFaults(entry: CareEntry): ContentIssue[] {
  return languageNames.flatMap((language) => {
    const file = entry.words[language]
    if (!file) return []
    const { families: texts } = file.load()
    return entry.families.flatMap(({ id, reminders }) => {
      const own = texts[id]?.reminders
      if (!own) return []
      const missing = language === 'en' ? reminders.filter((reminder) => own[reminder.id] === undefined) : []
      const unknown = Object.keys(own).filter((key) => reminders.every((reminder) => reminder.id !== key))
      return [
        ...missing.map((reminder) => fault(file.source, ['families', id, 'reminders'], `has no text for ${reminder.id}`)),
        ...unknown.map((key) => fault(file.source, ['families', id, 'reminders', key], `care.yaml has no reminder ${key}`)),
      ]
    })
  })
}
