import { type FitField, fitFields, type Question } from '#contract/fit/questions.ts'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { allFields } from '#contract/objects/all-fields.ts'
import type { KitchenFact, MeasureWords } from '#contract/views/kitchen-facts.ts'
import type { ProductCard } from '#contract/views.ts'
import { interfaceMessages } from '#i18n/interface/interface-messages.server.ts'
import { optionText } from '../fit/answer-words.ts'
import type { Model } from '../fit/outcome.ts'
import { nicheHeights } from '../fit/rules/niche-height.ts'
import { connectionOf } from '../fit/rules/power.ts'
import { frontOutline } from '../outlines/product-outline.ts'
import { valuesByKind } from '../plausibility/values-by-kind.ts'
import type { ProductRow } from '../snapshot/content-index.ts'

/** What My kitchen says about a model: from the same facts as the fit finder. */
export function kitchenFact(product: ProductRow, { title, isOutside, price }: ProductCard): KitchenFact {
  const model = valuesByKind(product.values)
  const [power, amperes, duct] = [connectionOf(model), model.number('current'), model.number('duct')]
  const [hood, hob, niche] = [hoodFacts(model), hobFacts(model), nicheFacts(model)]
  const gas = model.options('gas-type').filter((kind) => kind === 'town-gas' || kind === 'lpg')
  return allFields<KitchenFact>({
    title,
    category: product.category,
    isSold: product.discontinued === undefined,
    isOutside,
    front: frontOutline(product),
    price: price?.from,
    power,
    amperes: power && amperes,
    gas: model.option('energy') === 'gas' ? gas : undefined,
    duct,
    water: model.number('inlet-hose') === undefined ? undefined : true,
    ...{ hood, hob, niche },
  })
}

function hoodFacts(model: Model): KitchenFact['hood'] {
  const [widestHob, aboveGas, aboveInduction] = [
    model.number('hob-width'),
    model.pair('above-gas'),
    model.pair('above-induction'),
  ]
  const type = model.option('type')
  if (widestHob === undefined || !aboveGas || !aboveInduction || type === undefined) return undefined
  return { isSlanted: type === 'slanted', widestHob, aboveGas, aboveInduction }
}

function hobFacts(model: Model): KitchenFact['hob'] {
  const [width, energy] = [model.number('width'), model.option('energy')]
  if (width === undefined || (energy !== 'gas' && energy !== 'induction')) return undefined
  const [belowSlanted, belowOther] = [model.number('hood-slanted'), model.number('hood-other')]
  // Without them, nobody can say at which height a hood may hang above the flames.
  if (energy === 'gas' && (belowSlanted === undefined || belowOther === undefined)) return undefined
  return allFields<NonNullable<KitchenFact['hob']>>({ width, energy, belowSlanted, belowOther })
}

function nicheFacts(model: Model): KitchenFact['niche'] {
  const [niche, heights] = [model.size('niche'), nicheHeights(model)]
  if (!niche || !heights || !model.options('location').includes('column')) return undefined
  return { width: niche[0], depth: niche[1], height: [heights.from, heights.to] }
}

/** The measures of the fit finder in words, which My kitchen shows and puts into an enquiry. */
export function measureWords(language: Language): Record<string, MeasureWords> {
  const both = (write: (of: Language) => string) => ({ own: write(language), staff: write(defaultLanguage) })
  const questions = Object.entries(fitFields) as [Question, FitField][]
  return Object.fromEntries(
    questions.map(([question, { name, options }]): [string, MeasureWords] => [
      name,
      {
        ...both((of) => interfaceMessages[of][`fitForm.label.${question}`]),
        ...(options && {
          options: Object.fromEntries(options.map((option) => [option, both((of) => optionText(of, question, option))])),
        }),
      },
    ]),
  )
}
