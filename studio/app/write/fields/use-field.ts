import type { Field } from '#studio/wire/field.ts'
import { type At, useDraftSession, useFaults, useValue } from '../session/session-context.tsx'
import { useFieldWords } from './field-words.ts'

export type FieldProps<Kind extends Field['kind'] = Field['kind']> = {
  field: Extract<Field, { kind: Kind }>
  at: At
  /** Instead of its own: a field in a list has a number, one of a language the language's name. */
  label?: string | undefined
}

type Place = { field: Field; at: At; label?: string | undefined }

/** What every field needs. Setting undefined leaves an optional field out. */
export function useField({ field, at, label: given }: Place) {
  const session = useDraftSession()
  const { label, help } = useFieldWords(field)
  const value = useValue(at)
  return {
    ...{ value, faults: useFaults(at), label: given ?? label, help: given === undefined ? help : undefined },
    change(next: unknown) {
      if (next !== undefined) session.edit(at.file, { set: at.path, value: next })
      else if (session.value(at.file, at.path) !== undefined) session.edit(at.file, { remove: at.path })
    },
  }
}
