import { resolve } from 'node:path'
import type { Catalog } from '#catalog/catalog.ts'
import { type CatalogOptions, createCatalog } from '#catalog/create-catalog.ts'
import { createInMemory } from '#catalog/database/content-database.ts'
import { openContent } from '#catalog/database/open-content.ts'
import type { ContentIndex } from '#catalog/snapshot/content-index.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { contentVersion } from './build/entries/content-version.ts'
import { indexForSearch } from './build/search/index-for-search.ts'
import { writeContent } from './build/write-content.ts'
import { examineContent } from './check/examine-content.ts'
import { isComplete } from './read/content-draft.ts'
import { ContentError } from './read/content-issue.ts'
import { layersOn } from './read/releases.ts'

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
