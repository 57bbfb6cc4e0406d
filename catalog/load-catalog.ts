import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { Catalog } from './catalog.ts'
import { ContentError } from './content-issue.ts'
import { createCatalog } from './create-catalog.ts'
import { examineContent } from './examine-content.ts'
import { isComplete } from './reading/content-draft.ts'
import { buildSnapshot } from './snapshot/build-snapshot.ts'
import { contentVersion } from './snapshot/content-version.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

/** Loads the catalog of a folder for a day, by default today. Throws a ContentError with all faults. */
export async function loadCatalog(contentFolder: string, day = dayInSingapore(new Date())): Promise<Catalog> {
  return createCatalog(await loadSnapshot(contentFolder), day)
}

/** Loads and checks the content of a folder. Throws a ContentError with all faults. */
export async function loadSnapshot(contentFolder: string): Promise<Snapshot> {
  const { files, draft, media, faults } = await examineContent(contentFolder)
  if (faults.length > 0 || !isComplete(draft)) throw new ContentError(faults)
  return buildSnapshot(draft, media, contentVersion(files, media))
}
