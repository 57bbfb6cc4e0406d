import { useEffect, useEffectEvent, useState } from 'react'
import { readDraft, saveDraft } from '#app/features/forms/visitor-form/draft.ts'
import type { VisitPage } from './load.server.ts'
import type { PostedVisit } from './post-visit.server.ts'

export const typedFields = ['name', 'email', 'phone', 'models', 'measures', 'note'] as const
export type TypedField = (typeof typedFields)[number]
export type TypedValues = Readonly<Record<TypedField, string>>

/** What a visitor types about a visit. It survives a reload and a change of language (VB4). */
export function useTypedVisit({ models, measures }: VisitPage['wish'], posted: PostedVisit | undefined) {
  const wished = { models: models.map(({ code }) => code).join(', '), measures }
  const [values, setValues] = useState<TypedValues>(() => ({
    ...{ name: '', email: '', phone: '', note: '' },
    ...wished,
    ...(posted && textsOf(posted.values)),
  }))

  const restore = useEffectEvent(() => {
    const draft = readDraft('visit')
    if (!draft || posted) return
    const { models, measures, ...about } = textsOf(draft.values)
    setValues((initial) => ({
      ...initial,
      ...about,
      // What the page before knew is newer than the draft.
      models: initial.models || (models ?? ''),
      measures: initial.measures || (measures ?? ''),
    }))
  })

  useEffect(() => restore(), [])

  function change(name: TypedField, value: string) {
    const changed = { ...values, [name]: value }
    setValues(changed)
    saveDraft('visit', { values: changed, key: '', initialValues: wished })
  }

  /** The error of a field, until its value changes. */
  function errorOf(name: TypedField): string | undefined {
    const error = posted?.errors.find(({ field }) => field === name)
    return error && (posted?.values[name] ?? '') === values[name] ? error.message : undefined
  }

  return { values, change, errorOf }
}

function textsOf(values: Readonly<Record<string, string>>): Partial<TypedValues> {
  return Object.fromEntries(typedFields.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
}
