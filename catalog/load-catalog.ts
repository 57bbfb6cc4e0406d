import type { Catalog } from './catalog.ts'
import { ContentError } from './content-issue.ts'
import { createCatalog } from './create-catalog.ts'
import { examineContent } from './examine-content.ts'
import { isComplete } from './reading/content-draft.ts'
import { buildSnapshot } from './snapshot/build-snapshot.ts'
import { contentVersion } from './snapshot/content-version.ts'

/** The content of a folder, proved whole. Throws a ContentError that tells every fault. */
export async function loadCatalog(contentFolder: string): Promise<Catalog> {
  const { files, draft, media, faults } = await examineContent(contentFolder)
  if (faults.length > 0 || !isComplete(draft)) throw new ContentError(faults)
  return createCatalog(await buildSnapshot(draft, media, contentVersion(files, media)))
}
