import type { z } from 'zod'
import type { RequiredMessage } from '../forms/form.ts'

/** `read` answers anybody, by GET too; `send` keeps something and is answered only to origins that are allowed to send. */
export type CallKind = 'read' | 'send'

/** `content`: the answer changes only with the content, so shared caches may keep it a minute. `never`: it belongs in no cache. */
export type CachePolicy = 'content' | 'never'

type ApiPath = `/api/${string}`

/** One call of the API: checking, envelope, documents and tests all read this. */
export type Call<Fields extends z.ZodObject = z.ZodObject, Data extends z.ZodType = z.ZodType, Path extends ApiPath = ApiPath> = {
  kind: CallKind
  cache: CachePolicy
  /** As it is documented; it is matched in any case. Its type is the path itself: who calls by another gets a type error. */
  path: Path
  summary: string
  /** What a caller has to know beside the schemas. */
  notes?: string
  /** In the form's own order: errors are named in it. */
  fields: Fields
  /** What is said where a field is empty, if not the usual. */
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
