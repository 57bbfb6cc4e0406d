import type { Localised } from '#catalog/localised.ts'
import type { Places } from '#catalog/snapshot/places.ts'
import { languageNames } from '#contract/languages.ts'
import type { Content } from '#publishing/read/content-draft.ts'
import type { MediaOf } from './parts.ts'

export function buildPlaces({ stores, areas, shops, postalSectors }: Content, media: MediaOf): Places {
  const countries = (areas?.data.areas ?? []).flatMap((area) => area.countries.map(({ id }) => id))
  const inOrder = shops.toSorted((a, b) => countries.indexOf(a.country) - countries.indexOf(b.country))
  return {
    stores: (stores?.data.stores ?? []).map(({ picture, ...store }) => ({
      ...store,
      // The picture shows only the store, so its name is the alternative text.
      picture: picture === undefined || !stores ? undefined : media.picture(stores.source.folder, picture, store.name),
    })),
    holidays: stores?.data.holidays ?? [],
    areas: areas?.data.areas ?? [],
    shops: inOrder.flatMap(({ country, data }) =>
      data.shops.map((shop) => ({ ...shop, country, name: inEveryLanguage(shop.name), address: inEveryLanguage(shop.address) })),
    ),
    postalSectors: postalSectors?.data.sectors ?? {},
  }
}

/** A plain string is the same in every language, so no language counts as a fallback. */
function inEveryLanguage(words: string | Localised<string>): Localised<string> {
  if (typeof words !== 'string') return words
  const others = Object.fromEntries(languageNames.map((language) => [language, words]))
  return { ...others, en: words }
}
