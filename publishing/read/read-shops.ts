import { AreasFile, PostalSectorsFile, ShopsFile } from '#contract/content/place.ts'
import type { ContentDraft } from './content-draft.ts'
import type { FileReader } from './file-reader.ts'

/** Files in `shops/` that are not the shops of one country. */
const sharedFiles = ['areas', 'postal-sectors']

/** Reads the areas, and the shops of each country from a file with the country's name. */
export function readShops(reader: FileReader): Pick<ContentDraft, 'areas' | 'shops' | 'postalSectors'> {
  const countries = reader.fileNames('shops').filter((name) => !sharedFiles.includes(name))
  return {
    areas: reader.optional('shops/areas.yaml', AreasFile),
    shops: countries.flatMap((country) => {
      const file = reader.optional(`shops/${country}.yaml`, ShopsFile)
      return file ? [{ ...file, country }] : []
    }),
    postalSectors: reader.optional('shops/postal-sectors.yaml', PostalSectorsFile),
  }
}
