import { languageNames } from '#contract/languages.ts'
import { ownAt } from '#contract/objects/own-value.ts'
import type { Field, FieldOf } from '#studio/wire/field.ts'
import type { Reading, Step } from '#studio/wire/labels.ts'
import { alternativeOf } from './alternative-of.ts'

type Place = { field: Field | undefined; value: unknown; steps: readonly Step[] }

/** What the form calls the field at a path, and the field itself. `value`: of the whole file, for the titles of items. */
export function labelOf(form: Field, path: readonly (string | number)[], value: unknown): Omit<Place, 'value'> {
  return path.reduce(stepInto, { field: form, value, steps: [] })
}

function stepInto({ field: given, value, steps }: Place, step: string | number): Place {
  const inner = ownAt(value, step)
  // The choice of the shape has the label of the whole.
  if (given?.kind === 'either' && given.tag === step) return { field: shapeChoice(given), value: inner, steps }
  const field = given?.kind === 'either' ? shapeOf(given, value, step) : given
  const to = (next: Field | undefined, ...more: Step[]): Place => ({ field: next, value: inner, steps: [...steps, ...more] })

  switch (field?.kind) {
    case 'group': {
      const found = field.fields.find(({ key }) => key === step)
      return to(found, found ? fieldStep(found) : unknownStep(field, step))
    }
    case 'list':
      return to(field.item, itemStep(step, inner))
    case 'map':
      return to(field.value, ...(isLanguage(step) ? [] : [{ kind: 'key', key: String(step) } as const]))
    case 'words':
      return to(undefined)
    case 'numbers': {
      const part = field.parts[Number(step)]
      const number: Field | undefined = part && { ...part, kind: 'number', isWhole: false, key: part.name, isOptional: false }
      return to(number, number ? fieldStep(number) : itemStep(step, inner))
    }
    case 'choice':
    case 'choices':
      return to(field, itemStep(step, undefined))
    default:
      if (isLanguage(step)) return to(undefined)
      return to(undefined, typeof step === 'number' ? itemStep(step, inner) : unknownStep(field, step))
  }
}

function shapeChoice({ name, key, options }: FieldOf<'either'>): Field {
  const choices = options.flatMap(({ value }) => (value === undefined ? [] : [{ value }]))
  return { kind: 'choice', name, key, isOptional: false, options: choices }
}

/** The fields of the shape that the value has. It may have had another one, too. */
function shapeOf(either: FieldOf<'either'>, value: unknown, step: string | number): Field | undefined {
  const { options } = either
  const now = alternativeOf(either, value)
  const fits = now && hasKey(now.field, step) ? now : (options.find(({ field }) => hasKey(field, step)) ?? now)
  return fits?.field
}

const hasKey = (field: Field, step: string | number) => field.kind === 'group' && field.fields.some(({ key }) => key === step)
const isLanguage = (step: string | number) => languageNames.some((name) => name === step)

const fieldStep = ({ name, key, label, theme }: Field): Step => ({
  ...{ kind: 'field', name, key },
  ...(label && { label }),
  ...(theme !== undefined && { theme }),
})

const unknownStep = (field: Field | undefined, step: string | number): Step => ({
  ...{ kind: 'field', name: `${field?.name ?? ''}.${step}`, key: String(step) },
})

function itemStep(step: string | number, value: unknown): Step {
  const title = titleOf(value)
  return { kind: 'item', number: Number(step) + 1, ...(title !== undefined && { title }) }
}

const titleKeys = ['title', 'name', 'names', 'question', 'heading', 'label', 'code', 'product', 'id']

function titleOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  for (const key of titleKeys) {
    const found: unknown = Reflect.get(value, key)
    const text = typeof found === 'object' && found !== null ? Reflect.get(found, 'en') : found
    if (typeof text === 'string' && text !== '') return text.length > 60 ? `${text.slice(0, 59)}…` : text
  }
  return undefined
}

/** How a value of the field is read. Undefined: as its text. `titleOf`: of entries that it names. */
export function readingOf(
  field: Field | undefined,
  titleOfEntry: (name: string) => string | undefined,
  values: readonly unknown[],
) {
  return field && readings(field, titleOfEntry, values)
}

function readings(
  field: Field,
  titleOfEntry: (name: string) => string | undefined,
  values: readonly unknown[],
): Reading | undefined {
  switch (field.kind) {
    case 'boolean':
    case 'day':
    case 'picture':
      return { kind: field.kind }
    case 'number':
      return { kind: 'number', ...(field.unit !== undefined && { unit: field.unit }) }
    case 'numbers':
      return { kind: 'numbers', units: field.parts.map(({ unit }) => unit) }
    case 'choice':
    case 'choices':
      return { kind: 'choice', name: field.name, options: field.options }
    case 'reference': {
      const titles = values.flatMap((value) => {
        const title = typeof value === 'string' ? titleOfEntry(value) : undefined
        return title === undefined ? [] : [[String(value), title] as const]
      })
      return { kind: 'reference', titles: Object.fromEntries(titles) }
    }
    default:
      return undefined
  }
}
