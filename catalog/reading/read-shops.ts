import { AreasFile, PostalSectorsFile, ShopsFile } from '../schema/place.ts'
import type { ContentDraft } from './content-draft.ts'
import type { FileReader } from './file-reader.ts'

/** Areas with their countries, and the shops of each country in a file of its name; a country may have none yet. */
export function readShops(reader: FileReader): Pick<ContentDraft, 'areas' | 'shops' | 'postalSectors'> {
  const areas = reader.optional('shops/areas.yaml', AreasFile)
  const countries = (areas?.data.areas ?? []).flatMap((area) => area.countries.map(({ id }) => id))
  return {
    areas,
    shops: countries.flatMap((country) => {
      const file = reader.optional(`shops/${country}.yaml`, ShopsFile)
      return file ? [{ ...file, country }] : []
    }),
    postalSectors: reader.optional('shops/postal-sectors.yaml', PostalSectorsFile),
  }
}
