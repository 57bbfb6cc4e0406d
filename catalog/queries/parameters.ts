import type { ParameterDefinition } from '#contract/content/category.ts'
import type { Language } from '#contract/languages.ts'
import type { CurveView, Parameter } from '#contract/views.ts'
import { fillPlaceholders } from '../facts/own-facts.ts'
import { formatPoint, formatValue, isCurve } from '../format/parameter-value.ts'
import { pickEach, textIn } from '../localised.ts'
import type { SmallParts } from '../snapshot/content-index.ts'
import type { Product } from '../snapshot/snapshot.ts'
import { categoryByNumber } from './categories.ts'

type Parts = Pick<SmallParts, 'categories'>
export type ProductParameters = { parameters: Parameter[]; planning: Parameter[]; curve?: CurveView }

/** The parameters that the product has a value for, in the order of its category. */
export function parametersOf(parts: Parts, language: Language, product: Product): ProductParameters {
  const { parameters: definitions } = categoryByNumber(parts, product.category)
  const listed = definitions.filter(({ kind }) => kind !== 'curve')
  const shown = (group: ParameterDefinition['group']) =>
    listed.flatMap((definition): Parameter[] => {
      const { key, names } = definition
      const value = product.values[key]
      if (value === undefined || definition.group !== group) return []
      return [{ key, name: textIn(names, language), values: formatValue(definition, value, language) }]
    })
  return {
    parameters: shown(undefined),
    planning: shown('planning'),
    curve: curveOf(definitions, language, product),
  }
}

function curveOf(parameters: readonly ParameterDefinition[], language: Language, { values }: Product): CurveView | undefined {
  const definition = parameters.find((parameter) => parameter.kind === 'curve')
  if (!definition) return undefined
  const { key, names, x, y, note, mark } = definition
  const { [key]: points, [mark]: marked } = values
  if (!isCurve(points) || typeof marked !== 'number') return undefined

  const filledNote = pickEach(note, (text, of) => fillPlaceholders(text, { parameters: [...parameters], values }, of))
  return {
    name: textIn(names, language),
    note: textIn(filledNote, language),
    x: { name: textIn(x.names, language), unit: x.unit },
    y: { name: textIn(y.names, language), unit: y.unit },
    points: points.map((at) => ({ at, texts: formatPoint(definition, at, language) })),
    mark: { x: marked, text: formatPoint(definition, [marked, 0], language)[0] },
  }
}
