import type { z } from 'zod'
import { type Language, languageEntry } from '#contract/languages.ts'
import type { Call } from '#contract/wire/call.ts'

const timeoutMs = 30_000

type FieldsOf<C extends Call> = Omit<z.input<C['fields']>, 'lang' | 'country'> & Record<string, string>
/** `status` is missing if there was no response. */
type Sent<Data> = { kind: 'done'; data: Data } | { kind: 'refused'; status?: number; message: string }

/** Calls the API by POST, for data that must not appear in a URL. */
export async function sendCall<C extends Call>(
  path: C['path'],
  language: Language,
  fields: FieldsOf<C>,
): Promise<Sent<z.output<C['data']>>> {
  try {
    const body = new URLSearchParams(fields)
    body.set('lang', languageEntry(language).tag)
    const answer = await fetch(path, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    const envelope: { msg?: string; data?: unknown } = await answer.json()
    if (answer.ok) return { kind: 'done', data: envelope.data as z.output<C['data']> }
    return { kind: 'refused', status: answer.status, message: envelope.msg ?? '' }
  } catch {
    return { kind: 'refused', message: '' }
  }
}
