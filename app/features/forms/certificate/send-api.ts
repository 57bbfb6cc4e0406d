import type { z } from 'zod'
import { isSuccess, loadReplies, type ReplySchema } from '#app/browser/api-reply.ts'
import { country, type Language, languageEntry } from '#contract/languages.ts'
import type { Call } from '#contract/wire/call.ts'
import { readFormResult } from '#contract/wire/read-reply.ts'

const timeoutMs = 30_000

type FieldsOf<C extends Call> = Omit<z.input<C['fields']>, 'lang' | 'country'> & Record<string, string>
/** `status` is missing if there was no response. */
type Sent<Data> = { kind: 'done'; data: Data } | { kind: 'refused'; status?: number; message: string }

/** Calls the API by POST, for data that must not appear in a URL. `replyOf` as for `readApi`. */
export async function sendCall<C extends Call>(
  path: C['path'],
  language: Language,
  fields: FieldsOf<C>,
  replyOf: ReplySchema<z.output<C['data']>>,
): Promise<Sent<z.output<C['data']>>> {
  const replies = loadReplies()
  try {
    const body = new FormData()
    for (const [name, value] of new URLSearchParams(fields)) body.set(name, value)
    body.set('lang', languageEntry(language).tag)
    body.set('country', country)
    const answer = await fetch(path, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    const envelope: unknown = await answer.json()
    if (answer.ok && isSuccess(envelope)) return { kind: 'done', data: replyOf(await replies).parse(envelope.data) }
    return { kind: 'refused', status: answer.status, message: readFormResult(envelope).message }
  } catch {
    return { kind: 'refused', message: '' }
  }
}
