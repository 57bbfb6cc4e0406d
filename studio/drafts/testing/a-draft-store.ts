import { join } from 'node:path'
import { noon } from '#submissions/testing/samples.ts'
import { createDraftStore } from '../draft-store.ts'
import { createPublished } from '../published.ts'

/** A store over `<folder>/content`, which may be missing. */
export function aDraftStore(folder: string, { now = () => noon, today = () => '2030-01-02' } = {}) {
  const published = createPublished(join(folder, 'content'), today)
  return createDraftStore({ published, folder: join(folder, 'studio'), now })
}
