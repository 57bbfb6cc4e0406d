import type { z } from 'zod'
import { type Language, languageEntry } from '#contract/languages.ts'
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
 * schemas validate the data on the server and stay out of the browser bundle.
 */
export async function readApi<C extends Call>(
  path: C['path'],
  language: Language,
  fields: FieldsOf<C>,
  signal?: AbortSignal,
): Promise<DataOf<C>> {
  const query = new URLSearchParams(fields)
  query.set('lang', languageEntry(language).tag)
  const timeout = AbortSignal.timeout(apiTimeoutMs)
  const answer = await fetch(`${path}?${query}`, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout }).catch(() => {
    signal?.throwIfAborted()
    throw new ApiError(path)
  })
  const envelope: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok || !isSuccess(envelope)) throw new ApiError(path, answer.status)
  // The server validated this response with the same schema.
  return envelope.data as DataOf<C>
}

function isSuccess(envelope: unknown): envelope is { code: 1; data: unknown } {
  return typeof envelope === 'object' && envelope !== null && 'code' in envelope && envelope.code === 1 && 'data' in envelope
}
