import { visitRulesByPlace } from '#catalog/queries/visit-places.ts'
import { ShopsFile, StoresFile } from '#contract/content/place.ts'
import type { Words } from '#contract/content/words.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { contentOn } from './content-on.ts'

/** A store or a shop. `rules`: undefined if it takes no visits. */
export type VisitPlace = { id: string; name: Words; rules: PlaceRules | undefined }
export type VisitPlaces = (now: Date) => VisitPlace[]

const folder = 'shops'

/** The stores and shops of a day, stores first. A file that can't be read is left out, as the site does. */
export function visitPlacesOf(contentFolder: string): VisitPlaces {
  return (now) => {
    const content = contentOn(contentFolder, dayInSingapore(now))
    const { stores = [], holidays = [] } = content.file('stores.yaml', StoresFile) ?? {}
    // Other files of the folder are of another shape.
    const shops = content.names(folder).flatMap((name) => content.file(`${folder}/${name}`, ShopsFile)?.shops ?? [])
    const rules = visitRulesByPlace({ stores, shops, holidays })
    return [...stores, ...shops].map(({ id, name }) => ({
      id,
      name: typeof name === 'string' ? { en: name } : name,
      rules: rules.get(id),
    }))
  }
}
