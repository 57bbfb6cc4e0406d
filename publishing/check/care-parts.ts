import { parsedPlaceholder, placeholdersIn } from '#catalog/facts/placeholder.ts'
import { familyOf } from '#catalog/format/care-family.ts'
import type { CareFamily } from '#contract/content/care.ts'
import { languageNames } from '#contract/languages.ts'
import type { CareEntry, CategoryEntry, ContentDraft } from '../read/content-draft.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'
import { textsWithin } from './texts-within.ts'

/** Families and tasks of `care.yaml` and those of the language files must match, and name parameters that the category has. */
export const careParts: Rule = (draft) =>
  draft.care.flatMap((entry) => {
    const category = draft.categories.find(({ slug }) => slug === entry.id)
    if (category) return [...familyFaults(entry, category), ...wordFaults(entry, draft)]
    return knownEntries(draft).hasCategory(entry.id) ? [] : [fault(entry.source, [], `there is no category ${entry.id}`)]
  })

function familyFaults({ source, families }: CareEntry, { parameters }: CategoryEntry): ContentIssue[] {
  return families.flatMap(({ id, models, tasks, figures }, index) => {
    const place = ['families', index] as const
    const choice = models && parameters.find(({ key }) => key === models.parameter)
    const isOption = choice?.kind === 'choice' && Object.hasOwn(choice.options, models?.option ?? '')
    return [
      ...repeated(families, index).map(() => fault(source, [...place, 'id'], `${id} is used twice: choose another id`)),
      ...tasks.flatMap((task, step) =>
        repeated(tasks, step).map(() =>
          fault(source, [...place, 'tasks', step, 'id'], `${task.id} is used twice: choose another id`),
        ),
      ),
      ...(models && !isOption
        ? [
            fault(
              source,
              [...place, 'models'],
              `the category has no parameter ${models.parameter} with the option ${models.option}`,
            ),
          ]
        : []),
      ...figures.flatMap((key, figure) =>
        parameters.some((parameter) => parameter.key === key)
          ? []
          : [fault(source, [...place, 'figures', figure], `the category has no parameter ${key}`)],
      ),
    ]
  })
}

const repeated = (all: readonly { id: string }[], index: number) =>
  all.findIndex(({ id }) => id === all[index]?.id) < index ? [index] : []

function wordFaults(entry: CareEntry, { products }: ContentDraft): ContentIssue[] {
  const ofCategory = products.filter(({ category }) => category === entry.id)
  const english = entry.words.en?.load()
  return languageNames.flatMap((language) => {
    const file = entry.words[language]
    if (!file) return []
    const { families: texts } = file.load()
    const unknown = Object.keys(texts).filter((id) => entry.families.every((family) => family.id !== id))
    return [
      ...unknown.map((id) => fault(file.source, ['families', id], `care.yaml has no family ${id}`)),
      ...entry.families.flatMap((family) => {
        const { id, tasks } = family
        const own = texts[id]
        if (!own) return language === 'en' ? [fault(file.source, ['families'], `has no texts for ${id}`)] : []
        const values = ofCategory
          .filter((model) => familyOf(entry.families, model.values) === family)
          .map((model) => model.values)
        return [
          ...taskFaults(tasks, own.tasks, language === 'en' ? undefined : english?.families[id]?.tasks).map(({ path, message }) =>
            fault(file.source, ['families', id, 'tasks', ...path], message),
          ),
          ...textsWithin(own, ['families', id]).flatMap(({ path, text }) =>
            placeholdersIn(text)
              .filter((key) => parsedPlaceholder(key)?.of === undefined && values.every((one) => one[key] === undefined))
              .map((key) => fault(file.source, path, `{${key}} cannot be filled in: no model of the family has a value ${key}`)),
          ),
        ]
      }),
    ]
  })
}

type TaskTexts = Record<string, { steps: readonly string[] }>
type TaskFault = { path: string[]; message: string }

/** `english`: the English texts, if `texts` are those of another language. */
function taskFaults(tasks: CareFamily['tasks'], texts: TaskTexts, english: TaskTexts | undefined): TaskFault[] {
  const unknown = Object.keys(texts).filter((id) => tasks.every((task) => task.id !== id))
  return [
    ...unknown.map((id) => ({ path: [id], message: `care.yaml has no task ${id}` })),
    ...tasks.flatMap(({ id, pictures }): TaskFault[] => {
      const own = texts[id]
      const expected = english?.[id]?.steps.length
      // English texts that are missing are faults; others are counted as missing translations.
      if (!own) return english === undefined ? [{ path: [], message: `has no texts for ${id}` }] : []
      if (pictures.length > own.steps.length)
        return [{ path: [id, 'steps'], message: `has ${own.steps.length} steps, but care.yaml has ${pictures.length} pictures` }]
      return expected === undefined || own.steps.length === expected
        ? []
        : [{ path: [id, 'steps'], message: `has ${own.steps.length} steps, but English has ${expected}: write the same number` }]
    }),
  ]
}
