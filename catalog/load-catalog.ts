import { resolve } from 'node:path'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { Catalog } from './catalog.ts'
import { ContentError } from './content-issue.ts'
import { type CatalogOptions, createCatalog } from './create-catalog.ts'
import { createInMemory } from './database/content-database.ts'
import { openContent } from './database/open-content.ts'
import { writeContent } from './database/write-content.ts'
import { examineContent } from './examine-content.ts'
import { isComplete } from './reading/content-draft.ts'
import { layersOn } from './reading/releases.ts'
import { indexForSearch } from './search/index-for-search.ts'
import type { ContentIndex } from './snapshot/content-index.ts'
import { contentVersion } from './snapshot/content-version.ts'

/** Loads the catalog of a folder for a day, by default today, with the releases that apply then. Throws a ContentError with all faults. */
export async function loadCatalog(
  contentFolder: string,
  day = dayInSingapore(new Date()),
  options: CatalogOptions = {},
): Promise<Catalog> {
  return createCatalog(await loadIndex(contentFolder, layersOn(resolve(contentFolder), day)), day, options)
}

/**
 * Loads and checks the content of a folder with layers over it (see `reading/layers.ts`) into a database in memory. Throws a ContentError
 * with all faults.
 */
export async function loadIndex(contentFolder: string, layers: readonly string[] = []): Promise<ContentIndex> {
  const { files, draft, media, faults } = await examineContent(contentFolder, { layers })
  if (faults.length > 0 || !isComplete(draft)) throw new ContentError(faults)
  const database = createInMemory()
  await writeContent(database, draft, media, contentVersion(files, media))
  return openContent(database, { writeIndex: indexForSearch })
}
