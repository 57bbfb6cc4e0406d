import type { z } from 'zod'
import type { RequiredMessage } from '../forms/form.ts'

/** `read` also accepts GET, from any origin. `send` stores data, and only allowed origins may call it. */
export type CallKind = 'read' | 'send'

/** `content`: the response changes only with the content, so shared caches may keep it for a minute. `never`: no cache may store it. */
export type CachePolicy = 'content' | 'never'

type ApiPath = `/api/${string}`

/** One API call. Validation, response envelope, API documentation and tests all use this declaration. */
export type Call<Fields extends z.ZodObject = z.ZodObject, Data extends z.ZodType = z.ZodType, Path extends ApiPath = ApiPath> = {
  kind: CallKind
  cache: CachePolicy
  /** Matched in any case. A literal type, so that a call to an unknown path is a type error. */
  path: Path
  summary: string
  /** What callers must know in addition to the schemas. */
  notes?: string
  /** In form order; errors are listed in this order. */
  fields: Fields
  /** Messages for empty fields that differ from the default. */
  required?: Readonly<Record<string, RequiredMessage>>
  data: Data
}

type Declaration<Fields extends z.ZodObject, Data extends z.ZodType, Path extends ApiPath> = Omit<
  Call<Fields, Data, Path>,
  'kind' | 'cache'
> & { cache?: CachePolicy }

export function readCall<Fields extends z.ZodObject, Data extends z.ZodType, const Path extends ApiPath>(
  call: Declaration<Fields, Data, Path>,
): Call<Fields, Data, Path> {
  return { kind: 'read', cache: 'content', ...call }
}

export function sendCall<Fields extends z.ZodObject, Data extends z.ZodType, const Path extends ApiPath>(
  call: Omit<Declaration<Fields, Data, Path>, 'cache'>,
): Call<Fields, Data, Path> {
  return { kind: 'send', cache: 'never', ...call }
}
