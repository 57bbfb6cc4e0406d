import { join } from 'node:path'
import { createPublished } from '#studio/drafts/published.ts'
import { aDraftStore } from '#studio/drafts/testing/a-draft-store.ts'
import { createWriting } from '../writing.ts'

/** Drafts and what forms need, over `<folder>/content`, which may be missing. */
export function aWriting(folder: string) {
  const drafts = aDraftStore(folder)
  const published = createPublished(join(folder, 'content'), () => '2030-01-02')
  return { drafts, writing: createWriting({ published, drafts, folder: join(folder, 'studio') }) }
}
