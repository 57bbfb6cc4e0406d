import type { z } from 'zod'
import { isSuccess, loadReplies, type ReplySchema } from '#app/browser/api-reply.ts'
import { country, type Language, languageEntry } from '#contract/languages.ts'
import type { Call } from '#contract/wire/call.ts'

/** Timeout of an API request. */
const apiTimeoutMs = 30_000

type FieldsOf<C extends Call> = Omit<z.input<C['fields']>, 'lang' | 'country'> & Record<string, string>
export type DataOf<C extends Call> = z.output<C['data']>

/** The API failed or rejected the request. `status` is missing if there was no response. */
class ApiError extends Error {
  readonly status: number | undefined

  constructor(path: string, status?: number) {
    super(`${path} ${status === undefined ? 'was not answered' : `answered ${status}`}`)
    this.name = 'ApiError'
    this.status = status
  }
}

/**
 * Calls the API by GET, so that caches can answer. Name the call as a type only (`readApi<typeof getSeries>('/api/Product/getseries', …)`): its
 * schemas stay out of the browser bundle. `replyOf` picks the schema of what the browser reads of the data.
 */
export async function readApi<C extends Call, Data = DataOf<C>>(
  path: C['path'],
  language: Language,
  fields: FieldsOf<C>,
  replyOf: ReplySchema<Data>,
  signal?: AbortSignal,
): Promise<Data> {
  const replies = loadReplies()
  const query = new URLSearchParams(fields)
  query.set('lang', languageEntry(language).tag)
  query.set('country', country)
  const timeout = AbortSignal.timeout(apiTimeoutMs)
  const answer = await fetch(`${path}?${query}`, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout }).catch(() => {
    signal?.throwIfAborted()
    throw new ApiError(path)
  })
  const envelope: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok || !isSuccess(envelope)) throw new ApiError(path, answer.status)
  return replyOf(await replies).parse(envelope.data)
}
