import { isCurve, isPair, isSize } from '#catalog/format/parameter-value.ts'
import type { ParameterDefinition } from '#contract/content/category.ts'
import type { ParameterValue } from '#contract/content/product.ts'
import { fault, type Rule } from './rule.ts'

/** A product may only have values for parameters of its category, each of the parameter's kind. */
export const parameterValues: Rule = ({ products, categories }) =>
  products.flatMap(({ source, category, values }) => {
    const definitions = categories.find(({ slug }) => slug === category)?.parameters
    if (!definitions) return []
    return Object.entries(values).flatMap(([key, value]) => {
      const definition = definitions.find((parameter) => parameter.key === key)
      const message = definition ? wrongKind(definition, value) : `${category} has no parameter ${key}`
      return message === undefined ? [] : [fault(source, ['values', key], message)]
    })
  })

function wrongKind(definition: ParameterDefinition, value: ParameterValue): string | undefined {
  switch (definition.kind) {
    case 'number':
      return typeof value === 'number' ? undefined : 'must be a number, without its unit'
    case 'range':
      return isPair(value) && value[0] <= value[1] ? undefined : 'must be [least, most], two numbers without their unit'
    case 'size':
      return isSize(value) && value.every((length) => length > 0) ? undefined : 'must be [width, depth, height] in millimetres'
    case 'area':
      return isPair(value) ? undefined : 'must be two lengths in millimetres, such as [750, 420]'
    case 'curve':
      return isCurve(value) && value.every(([x], index) => x > (value[index - 1]?.[0] ?? Number.NEGATIVE_INFINITY))
        ? undefined
        : 'must be at least two points [x, y], in the order of x'
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false'
    case 'code':
      return typeof value === 'string' ? undefined : 'must be a text: put it in quotation marks'
    case 'choice': {
      const options = Object.keys(definition.options)
      const chosen = [value].flat()
      const fits = chosen.length > 0 && chosen.every((option) => options.includes(String(option)))
      return fits ? undefined : `must be one or more of ${options.join(', ')}`
    }
  }
}
