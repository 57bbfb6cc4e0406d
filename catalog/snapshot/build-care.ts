import { CareTexts } from '#contract/content/care.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { fillRanges } from '../facts/own-facts.ts'
import { familyOf } from '../format/care-family.ts'
import { pickEach } from '../localised.ts'
import type { CareEntry, Content } from '../reading/content-draft.ts'
import { eachField } from '../shown-fields.ts'
import { fitsProduct } from './build-accessory.ts'
import type { Care, CareFamily } from './editorial-part.ts'
import { categoryOf, type MediaOf, wordsOf } from './parts.ts'

type Parts = Pick<Content, 'categories' | 'products'>

export function buildCare(entry: CareEntry, { categories, products }: Parts, media: MediaOf, book: FactBook): Care {
  const { folder } = entry.source
  const words = wordsOf(entry.words, book)
  const parameters = categories.find(({ slug }) => slug === entry.id)?.parameters ?? []
  const inCategory = products.filter(({ category }) => category === entry.id)
  const title = pickEach(words, (own) => own.title)
  const alt = pickEach(words, ({ pictureAlt }) => pictureAlt, title.en)

  const families = entry.families.map((family): CareFamily => {
    const { id, tasks, figures, reminders } = family
    const models = inCategory.filter((product) => familyOf(entry.families, product.values) === family)
    const facts = { parameters, values: models.map(({ values }) => values) }
    const lines = (pick: (own: (typeof words.en.families)[string]) => readonly string[] | undefined) =>
      pickEach(words, ({ families: texts }, language) => {
        const own = texts[id]
        return own && pick(own)?.map((text) => fillRanges(text, facts, language))
      })
    return {
      id,
      title: pickEach(words, ({ families: texts }) => texts[id]?.title),
      use: lines(({ use }) => use),
      avoid: lines(({ avoid }) => avoid),
      warnings: lines(({ warnings }) => warnings),
      tasks: tasks.map((task) => {
        const steps = lines(({ tasks: texts }) => texts[task.id]?.steps)
        return {
          id: task.id,
          every: task.every,
          title: pickEach(words, ({ families: texts }) => texts[id]?.tasks[task.id]?.title),
          steps,
          pictures: steps.en.map((_, index) => {
            const path = task.pictures[index]
            return path
              ? media.picture(
                  folder,
                  path,
                  pickEach(steps, (own) => own[index]),
                )
              : null
          }),
        }
      }),
      reminders: reminders.map(({ when, ...reminder }) => ({
        ...reminder,
        title: pickEach(words, ({ families: texts }) => texts[id]?.reminders[reminder.id]),
        models: models
          .filter((product) => fitsProduct({ category: product.category, where: when }, product))
          .map(({ code }) => code),
      })),
      models: models.map(({ code }) => code).sort(),
      figures,
    }
  })
  return {
    category: categoryOf(entry.id).number,
    ...eachField(CareTexts, words.en, (_, field) => pickEach(words, (own) => own[field])),
    picture: entry.picture === undefined ? undefined : media.picture(folder, entry.picture, alt),
    families,
  }
}
