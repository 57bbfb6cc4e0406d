import { fillRanges } from '#catalog/facts/own-facts.ts'
import { familyOf } from '#catalog/format/care-family.ts'
import { pickEach } from '#catalog/localised.ts'
import { eachField } from '#catalog/shown-fields.ts'
import type { Care, CareFamily } from '#catalog/snapshot/editorial-part.ts'
import { CareTexts } from '#contract/content/care.ts'
import type { CareEntry, Content } from '#publishing/read/content-draft.ts'
import type { FactBook } from '../fact-book.ts'
import { fitsProduct } from './build-accessory.ts'
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
          topic: task.topic,
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
