import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { Catalog } from './catalog.ts'
import { ContentError } from './content-issue.ts'
import { createCatalog } from './create-catalog.ts'
import { examineContent } from './examine-content.ts'
import { isComplete } from './reading/content-draft.ts'
import { buildSnapshot } from './snapshot/build-snapshot.ts'
import { contentVersion } from './snapshot/content-version.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

/** The content of a folder as visitors know it on a day, today by default. Throws a ContentError that tells every fault. */
export async function loadCatalog(contentFolder: string, day = dayInSingapore(new Date())): Promise<Catalog> {
  return createCatalog(await loadSnapshot(contentFolder), day)
}

/** The content of a folder, proved whole. Throws a ContentError that tells every fault. */
export async function loadSnapshot(contentFolder: string): Promise<Snapshot> {
  const { files, draft, media, faults } = await examineContent(contentFolder)
  if (faults.length > 0 || !isComplete(draft)) throw new ContentError(faults)
  return buildSnapshot(draft, media, contentVersion(files, media))
}
