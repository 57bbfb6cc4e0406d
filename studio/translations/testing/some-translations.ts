import { join } from 'node:path'
import { createPublished } from '#studio/drafts/published.ts'
import { aDraftStore } from '#studio/drafts/testing/a-draft-store.ts'
import { createTranslations } from '../translations.ts'

/** The drafts and translations of a folder that has `content` in it. */
export function someTranslations(folder: string) {
  const drafts = aDraftStore(folder)
  const published = createPublished(join(folder, 'content'), () => '2030-01-02')
  return { drafts, translations: createTranslations({ published, drafts, folder: join(folder, 'studio') }) }
}
