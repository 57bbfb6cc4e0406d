import type { z } from 'zod'
import { type Language, languageEntry } from '#contract/languages.ts'
import type { Call } from '#contract/wire/call.ts'

/** How long an answer may take before it counts as failed. */
const apiTimeoutMs = 30_000

type FieldsOf<C extends Call> = Omit<z.input<C['fields']>, 'lang' | 'country'> & Record<string, string>
export type DataOf<C extends Call> = z.output<C['data']>

/** The call was not answered, or with a problem. `status` is missing if no answer came at all. */
class ApiError extends Error {
  readonly status: number | undefined

  constructor(path: string, status?: number) {
    super(`${path} ${status === undefined ? 'was not answered' : `answered ${status}`}`)
    this.name = 'ApiError'
    this.status = status
  }
}

/**
 * Asks the API. By GET, so that caches can answer. The call is named as a type alone (`readApi<typeof getSeries>('/api/Product/getseries', …)`):
 * its schemas check the data where it is made, and stay out of the browser.
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
  // The same schema made this answer on the server.
  return envelope.data as DataOf<C>
}

function isSuccess(envelope: unknown): envelope is { code: 1; data: unknown } {
  return typeof envelope === 'object' && envelope !== null && 'code' in envelope && envelope.code === 1 && 'data' in envelope
}
