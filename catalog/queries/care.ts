import { CareTexts } from '#contract/content/care.ts'
import type { Language } from '#contract/languages.ts'
import type { CareFamilyView, CareView, SupportView } from '#contract/views/support.ts'
import { formatValue } from '../format/parameter-value.ts'
import { laidOut, textIn, textsIn } from '../localised.ts'
import { eachField } from '../shown-fields.ts'
import type { ProductRow, SmallParts } from '../snapshot/content-index.ts'
import type { Care, CareFamily } from '../snapshot/editorial-part.ts'
import { categoryByNumber } from './categories.ts'
import { codeKey } from './code-key.ts'
import { pictureView } from './picture-view.ts'
import { type Withdrawal, withdrawalText } from './withdrawals.ts'

type Parts = Pick<SmallParts, 'categories'>
type Rows = ReadonlyMap<string, ProductRow>

type Context = {
  /** The products by `codeKey`. */
  byCode: Rows
  withdrawals: readonly Withdrawal[]
  phone: string
}

export function careView(parts: Parts, care: Care, context: Context, language: Language): CareView {
  const { category, picture, families } = care
  return {
    category,
    ...eachField(CareTexts, care, (words) => textIn(words, language)),
    picture: picture && pictureView(picture, language),
    families: families.map((family) => familyView(parts, care, family, context, language)),
  }
}

function familyView(parts: Parts, { category }: Care, family: CareFamily, context: Context, language: Language): CareFamilyView {
  const { id, title, use, avoid, warnings, tasks, figures } = family
  return {
    id,
    title: textIn(title, language),
    use: textsIn(use, language),
    avoid: textsIn(avoid, language),
    warnings: textsIn(warnings, language),
    tasks: tasks.map((task) => ({
      id: task.id,
      every: task.every,
      title: textIn(task.title, language),
      steps: stepsOf(task, family, context, language),
    })),
    figures: figures.length === 0 ? undefined : figuresOf(parts, category, family, context.byCode, language),
  }
}

/** If an open notice withdraws the steps for some models, the first step names them. If it does for all, no other steps are left. */
function stepsOf(task: CareFamily['tasks'][number], { models }: CareFamily, { withdrawals, phone }: Context, language: Language) {
  const own = withdrawals.filter(({ topic, code }) => topic === task.topic && models.includes(code))
  const notFor = own.map((one) => ({ text: laidOut(withdrawalText(language, one, phone), language), isWarning: true as const }))
  if (own.length > 0 && models.every((code) => own.some((one) => one.code === code))) return notFor
  const steps = textsIn(task.steps, language).map((text, index) => {
    const picture = task.pictures[index]
    return picture ? { text, picture: pictureView(picture, language) } : { text }
  })
  return [...notFor, ...steps]
}

/** A table of the values that differ: one row per model. */
function figuresOf(parts: Parts, category: Care['category'], { models, figures }: CareFamily, byCode: Rows, language: Language) {
  const definitions = categoryByNumber(parts, category).parameters.filter(({ key }) => figures.includes(key))
  return {
    names: definitions.map(({ names }) => textIn(names, language)),
    models: models.flatMap((code) => {
      const row = byCode.get(codeKey(code))
      if (!row) return []
      const values = definitions.map((definition) => {
        const value = row.values[definition.key]
        return value === undefined ? [] : formatValue(definition, value, language)
      })
      return [{ code, values }]
    }),
  }
}

/** Returns a function that tells where the care of a model is described. */
export function createCareOfModels(guides: readonly Care[]): (language: Language, code: string) => SupportView['care'] {
  const byModel = new Map<string, Pick<Care, 'category' | 'title'> & { family: string }>()
  for (const { category, title, families } of guides) {
    for (const { id: family, models } of families) {
      for (const code of models) if (!byModel.has(code)) byModel.set(code, { category, title, family })
    }
  }
  return (language, code) => {
    const found = byModel.get(code)
    return found && { category: found.category, family: found.family, title: textIn(found.title, language) }
  }
}
