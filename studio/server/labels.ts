import type { CategoryFile } from '#contract/content/category.ts'
import { kindOfFile } from '#contract/content/kinds.ts'
import type { DraftStore } from '#studio/drafts/draft-store.ts'
import { labelOf, readingOf } from '#studio/labels/label-of.ts'
import { textAt } from '#studio/text-work/content-texts.ts'
import { inTextThread } from '#studio/text-work/in-text-thread.ts'
import type { Field } from '#studio/wire/field.ts'
import type { FieldLabel } from '#studio/wire/labels.ts'
import type { EntryList } from './entry-list.ts'
import { describeSchema } from './fields/describe.ts'
import { withParameters } from './fields/parameter-fields.ts'
import { parametersOf } from './forms/parameters-of.ts'

type Parts = { drafts: DraftStore; entryList: Pick<EntryList, 'all'> }
type Parameters = CategoryFile['parameters'] | undefined
type At = { path: readonly (string | number)[] }

/** Labels of fields outside the form, in the words of the form. For one answer: the parameters of a category are read once. */
export async function createLabels({ drafts, entryList }: Parts) {
  const lines = (await entryList.all()).map(({ line }) => line)
  const byEntry = new Map(lines.map(({ entry, code, title }) => [entry, [code, title].filter(Boolean).join(' · ')]))
  const byName = new Map(lines.map(({ entry, code, title }) => [code ?? entry.slice(entry.lastIndexOf('/') + 1), title]))
  const parameters = new Map<string, Promise<Parameters>>()

  async function formOf(file: string, value: unknown): Promise<Field | undefined> {
    const kind = kindOfFile(file)
    if (!kind) return undefined
    const field = describeSchema(kind.schema, kind.kind)
    const category = textAt(value, 'category')
    if (kind.kind !== 'product' || kind.language !== undefined || category === undefined) return field
    const found = parameters.get(category) ?? parametersOf(drafts, category)
    parameters.set(category, found)
    const own = await found
    return own ? withParameters(field, own, category) : field
  }

  return {
    /** With its code. `entry`: such as `news/opening`. Files of their own have no title. */
    titleOfEntry: (entry: string) => byEntry.get(entry) || undefined,

    /** Adds its label to each field of a file. `valuesOf`: what it is and was, for the titles of entries that it names. */
    async ofFields<T extends At>(
      file: string,
      fields: readonly T[],
      valuesOf: (one: T) => readonly unknown[] = () => [],
    ): Promise<(T & FieldLabel)[]> {
      if (fields.length === 0) return []
      const { text, published } = await drafts.read(file)
      const value = await inTextThread('valueOfYaml', text ?? published ?? '')
      const form = await formOf(file, value)
      return fields.map((one) => {
        if (!form) return { ...one, steps: one.path.map((step) => ({ kind: 'key', key: String(step) })) }
        const { field, steps } = labelOf(form, one.path, value)
        const reading = readingOf(field, (name) => byName.get(name), valuesOf(one))
        return { ...one, steps, ...(reading && { reading }) }
      })
    },
  }
}
export type Labels = Awaited<ReturnType<typeof createLabels>>
