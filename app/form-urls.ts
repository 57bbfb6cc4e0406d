import type { SubmissionKind } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import { localPath } from './urls.ts'

/** Pages that are forms, and the one that answers after a form was sent without JavaScript. */
export const formPaths = {
  registration: '/registration',
  dealer: '/joinin',
  feedback: '/feedback',
  supplier: '/supplier',
  subscribe: '/subscribe',
  withdraw: '/withdraw',
  sent: '/sent',
} as const

export const formUrl = (language: Language, page: keyof typeof formPaths) => localPath(language, formPaths[page])

/** The registration, begun with the model. */
export const registrationUrl = (language: Language, code: string) => localPath(language, formPaths.registration, { code })

/** Where a visitor without JavaScript is told that something arrived. */
export const sentUrl = (language: Language, form: SubmissionKind, reference: string) =>
  localPath(language, formPaths.sent, { form, reference })
