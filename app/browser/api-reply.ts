import type { ZodMiniType } from 'zod/mini'

type Replies = typeof import('#contract/wire/replies.ts')
/** Picks the schema of what the browser reads of the data. */
export type ReplySchema<Data> = (replies: Replies) => ZodMiniType<Data>

/** The schemas of the API's replies. Call it before the request, so that both are under way (decision 110). */
export function loadReplies(): Promise<Replies> {
  const replies = import('#contract/wire/replies.ts')
  // Callers that await this promise still see its failure. Without this line, a caller whose request fails first, and which
  // therefore never awaits it, would cause an unhandled rejection.
  replies.catch(() => undefined)
  return replies
}

/** Whether the API's envelope says that it has data. */
export function isSuccess(envelope: unknown): envelope is { code: 1; data: unknown } {
  return typeof envelope === 'object' && envelope !== null && 'code' in envelope && envelope.code === 1 && 'data' in envelope
}
