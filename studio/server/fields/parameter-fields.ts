import { type CategoryFile, type ParameterDefinition, parameterThemes } from '#contract/content/category.ts'
import type { Field, FieldOf } from '#studio/wire/field.ts'

const planning = 'planning'

/** The fields of a product's `values`: one for each parameter of its category, by theme. */
export function withParameters(file: Field, parameters: CategoryFile['parameters'], category: string): Field {
  if (file.kind !== 'group') return file
  const fields = file.fields.map(
    (field): Field => (field.key === 'values' ? valuesField(field, parameters) : ofCategory(field, category)),
  )
  return { ...file, fields }
}

/** Only series of the product's category fit. */
const ofCategory = (field: Field, category: string): Field =>
  field.kind === 'reference' && field.to === 'series' ? { ...field, category } : field

function valuesField(values: Field, parameters: CategoryFile['parameters']): Field {
  const { name, key, isOptional } = values
  const fields = parameters.map((parameter) => parameterField(parameter, name))
  const themes = [...parameterThemes, planning]
  const at = ({ theme = '' }: Field) => themes.indexOf(theme)
  return { kind: 'group', name, key, isOptional, fields: fields.toSorted((a, b) => at(a) - at(b)) }
}

function parameterField(parameter: ParameterDefinition, within: string): Field {
  const { key, names, group, theme = 'equipment', when } = parameter
  const common = { name: `${within}.${key}`, key, label: names, isOptional: true, theme: group ?? theme, ...(when && { when }) }
  return { ...common, ...parameterShape(parameter) } as Field
}

const millimetres = (...names: string[]) => names.map((name) => ({ name, unit: 'mm' }))

type Shape = { [Kind in Field['kind']]: Pick<FieldOf<Kind>, 'kind'> }[Field['kind']] & object

function parameterShape(parameter: ParameterDefinition): Shape {
  switch (parameter.kind) {
    case 'number': {
      const { unit, decimals } = parameter
      return { kind: 'number', isWhole: false, unit, decimals } as Shape
    }
    case 'range':
      return { kind: 'numbers', parts: ['least', 'most'].map((name) => ({ name, unit: parameter.unit })) } as Shape
    case 'size':
      return { kind: 'numbers', parts: millimetres('width', 'depth', 'height') } as Shape
    case 'area':
      return { kind: 'numbers', parts: millimetres('length1', 'length2') } as Shape
    case 'flag':
      return { kind: 'boolean' }
    case 'code':
      return { kind: 'text', most: 500 } as Shape
    case 'choice':
      return { kind: 'choices', options: Object.entries(parameter.options).map(([value, label]) => ({ value, label })) } as Shape
    case 'curve': {
      const parts = [parameter.x, parameter.y].map(({ unit, names }, index) => ({ name: 'xy'[index], unit, label: names }))
      const item = { kind: 'numbers', name: 'point', key: 'point', isOptional: false, parts }
      return { kind: 'list', item, least: 2, most: 20 } as Shape
    }
  }
}
