import { etagOf } from '#server/http/etag.ts'
import { createPageStore } from '#server/pages/page-store.ts'
import { type PreparedAnswer, preparedAnswer } from './answers.ts'

/** The demo in all languages takes about 3 MB. An entry takes at least 2.5 KB, so this is also a limit of some 6,000 entries. */
const defaultBytes = 16 * 2 ** 20

/**
 * A request for an answer: the path of its call, its URL as `alias` unless it is a POST, the version of the content that answers it, and
 * whether the client takes no compression.
 */
export type StoreRequest = { path: string; alias: string | undefined; version: string; onlyPlain: boolean }

/**
 * Keeps the answers of calls that depend only on the content. Answers are stored under what they say, and requests are aliases of them: fields
 * that change nothing, and unknown values, add no entry, however many a stranger invents.
 */
export function createAnswerStore(maxBytes = defaultBytes) {
  const store = createPageStore<PreparedAnswer>(maxBytes)
  const inPreparation = new Map<string, Promise<PreparedAnswer>>()
  /** The content that all stored answers come from. */
  let version = ''

  function adoptVersion(asked: string) {
    if (asked === version) return
    version = asked
    store.clear()
    inPreparation.clear()
  }

  /** Concurrent requests share one compression. */
  function prepare(key: string, json: string): Promise<PreparedAnswer> {
    const inProgress = inPreparation.get(key)
    if (inProgress) return inProgress
    const versionBefore = version
    const work = preparedAnswer({ key, body: json })
      .then((answer) => {
        if (version === versionBefore) store.put(answer)
        return answer
      })
      .finally(() => {
        if (inPreparation.get(key) === work) inPreparation.delete(key)
      })
    inPreparation.set(key, work)
    return work
  }

  return {
    /** The answer to the same URL as before. */
    find(alias: string, contentVersion: string): PreparedAnswer | undefined {
      adoptVersion(contentVersion)
      return store.byAlias(alias)
    },

    /** The answer with this JSON. The request becomes its alias when it is sent for the second time, so one-time requests displace no alias. */
    async answerWith(json: string, asked: StoreRequest): Promise<PreparedAnswer> {
      adoptVersion(asked.version)
      const key = `${asked.path} ${etagOf(json)}`
      const known = store.get(key, asked.alias ?? key)
      if (known) return known
      const prepared = prepare(key, json)
      if (!asked.onlyPlain) return prepared
      // Compressing a long list, and decompressing it for this client, takes longer than everything else.
      void prepared.catch(() => {})
      return preparedAnswer({ key, body: json, compress: false })
    },

    size: store.size,
  }
}

export type AnswerStore = ReturnType<typeof createAnswerStore>
