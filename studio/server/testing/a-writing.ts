import { join } from 'node:path'
import { openPublishing } from '#studio/releases/open-publishing.ts'
import { createWriting } from '../writing.ts'

/** Drafts, publishing and what forms need, over `<folder>/content`, which may be missing. */
export function aWriting(folder: string, now = () => new Date('2030-01-02T12:00:00Z')) {
  const own = join(folder, 'studio')
  const publishing = openPublishing({ contentFolder: join(folder, 'content'), folder: own, now })
  const { published, drafts, translations, checker, today } = publishing
  return { publishing, drafts, writing: createWriting({ published, drafts, translations, checker, today, folder: own }) }
}
