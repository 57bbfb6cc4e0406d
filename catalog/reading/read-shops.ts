import { AreasFile, PostalSectorsFile, ShopsFile } from '#contract/content/place.ts'
import type { ContentDraft } from './content-draft.ts'
import type { FileReader } from './file-reader.ts'

const ofAllCountries = ['areas', 'postal-sectors']

/** Areas with their countries, and the shops of each country in a file of its name. */
export function readShops(reader: FileReader): Pick<ContentDraft, 'areas' | 'shops' | 'postalSectors'> {
  const countries = reader.fileNames('shops').filter((name) => !ofAllCountries.includes(name))
  return {
    areas: reader.optional('shops/areas.yaml', AreasFile),
    shops: countries.flatMap((country) => {
      const file = reader.optional(`shops/${country}.yaml`, ShopsFile)
      return file ? [{ ...file, country }] : []
    }),
    postalSectors: reader.optional('shops/postal-sectors.yaml', PostalSectorsFile),
  }
}
