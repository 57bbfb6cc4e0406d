import { type FormField, formFields } from '#app/loading/fit-fields.server.ts'
import { listPage } from '#app/loading/list-page.server.ts'
import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { type FitAnswers, homes } from '#contract/fit/answers.ts'
import { type FitProblem, readAnswers } from '#contract/fit/read-answers.ts'
import type { Language } from '#contract/languages.ts'
import { type CategoryNumber, parseCategory } from '#contract/products/categories.ts'
import type { FitResult, FitView } from '#contract/views/fit.ts'
import type { ListPage } from '#contract/views/list-choice.ts'
import type { CategorySummary, FileLink, ProductCard } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { formatNumber, withUnit } from '#i18n/number-format.ts'
import { homeAdvice } from './home-advice.server.ts'
import type { OpeningView } from './opening-drawing.tsx'
import { type StackView, stackViews } from './stack-view.server.ts'

/** One model with what decides, and what its card shows. */
export type FittedModel = Pick<FitView, 'verdict'> & {
  product: ProductCard
  /** Changes, or reasons and then the changes that would come on top of them. */
  findings: string[]
  missing: string[]
  /** If the opening is measured. */
  opening?: OpeningView
  /** For the carpenter. */
  planning: FileLink[]
}

/** How many models have each answer, and those of one page of the list. */
export type FitPageResult = { counts: FitResult['counts']; models: FittedModel[]; pages: ListPage }

export type FitPage = { categories: readonly CategorySummary[] } & (
  | { kind: 'choice' }
  | {
      kind: 'form'
      category: CategoryNumber
      fields: FormField[]
      /** Undefined until something is answered. */
      result?: FitPageResult
      advice?: string
      /** Drawings of the opening, if there is a second appliance. */
      stacks: StackView[]
    }
)

/** The form of a category with what fits (FT1). Without a category, the choice of one. */
export function loadFit(catalog: Catalog, { language, query }: { language: Language; query: URLSearchParams }): Outcome<FitPage> {
  const { categories } = catalog.site(language)
  const category = parseCategory(query.get('cate') ?? '')
  if (category === undefined) return found({ kind: 'choice', categories })

  const shown = listPage(catalog, { page: 'fit', category }, query.get('page'))
  if (!shown) return notFound
  const { answers, typed, problems } = readAnswers(category, query)
  const isAnswered = Object.keys(answers).length > 0
  const resultWith = (some: FitAnswers) => (isAnswered ? catalog.fit(language, category, some, shown.range) : undefined)
  const judged = resultWith(answers)
  const unknownModel: FitProblem[] = isAnswered && !judged ? [{ question: 'stack', problem: 'unknownCode' }] : []
  // If only the second appliance doesn't exist, all other answers still count.
  const result = judged ?? resultWith({ ...answers, stack: undefined })
  const home = homes.find((one) => one === answers.home)
  return found({
    kind: 'form',
    categories,
    category,
    fields: formFields(catalog, language, { category, typed, problems: [...problems, ...unknownModel] }),
    ...(result && {
      result: {
        counts: result.counts,
        models: result.models.flatMap((view) => fittedModel(catalog, language, { view, answers })),
        pages: shown.pages,
      },
    }),
    ...(home && { advice: homeAdvice(catalog, language, category, home) }),
    stacks: answers.stack === undefined ? [] : stackViews(catalog, language, category, answers.stack),
  })
}

type Fitted = { view: FitView; answers: FitAnswers }

function fittedModel(catalog: Catalog, language: Language, { view, answers }: Fitted): FittedModel[] {
  const { id, verdict, changes, reasons, missing, lacksFacts } = view
  const product = catalog.productById(language, id)
  if (!product) return []
  const findings = [...reasons, ...changes].map(({ text }) => text)
  const open = verdict === 'no' ? [] : [...missing.map(({ text }) => text), ...(lacksFacts === undefined ? [] : [lacksFacts])]
  const opening = openingView(answers, catalog.opening(id), language)
  const planning = catalog.planningFiles(language, id)
  return [{ product, verdict, findings, missing: open, planning, ...(opening && { opening }) }]
}

/** Undefined if one of the openings isn't known, or if it is for two appliances. */
function openingView(answers: FitAnswers, need: OpeningView['need'] | undefined, language: Language): OpeningView | undefined {
  const { nicheWidth, nicheHeight, cutoutWidth, cutoutDepth, stack } = answers
  const [width, height] = [nicheWidth ?? cutoutWidth, nicheHeight ?? cutoutDepth]
  if (!need || width === undefined || height === undefined || stack !== undefined) return undefined
  const have = [width, height] as const
  const inWords = (lengths: OpeningView['need']) =>
    withUnit(lengths.map((length) => formatNumber(length, language)).join(' × '), 'mm')
  const words = interfaceWords(language)('fit.opening', { have: inWords(have), need: inWords(need) })
  return { have, need, words }
}
