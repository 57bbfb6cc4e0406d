import type { DraftStore } from '../draft-store.ts'

/** Changes drafts as somebody does who has just looked at them. */
export function asSeen(drafts: DraftStore, by = 'mei') {
  return {
    create: async (file: string, text: string) => drafts.create({ ...(await drafts.seen(file)), text, by }),
    remove: async (file: string) => drafts.remove({ ...(await drafts.seen(file)), by }),
    putMedia: async (path: string, bytes: Uint8Array) => drafts.putMedia({ ...(await drafts.seen(path)), bytes, by }),
    restore: (id: string) => drafts.restore(id),
    /** Returns the id to restore them with. */
    async discard(...files: string[]): Promise<string> {
      const answer = await drafts.discard(await Promise.all(files.map(drafts.seen)))
      if ('conflict' in answer) throw new Error('conflict')
      return answer.id
    },
  }
}
