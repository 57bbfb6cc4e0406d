import { recallsIn, recallsOf } from '#app/features/products/safety-notices/recalls.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Site } from '#submissions/channels/channel.ts'
import { unsubscribePath } from './pages/register-unsubscribe.ts'

/** The data about the site that mails need: names from the catalog, and URLs of pages. */
export function siteForMails(catalog: () => Catalog, publicUrl: string) {
  return (language: Language): Site => {
    const { brand, phone } = catalog().site(language)
    return {
      brand,
      phone,
      url: publicUrl + pageUrl(language, 'home'),
      certificateUrl: `${publicUrl}${pageUrl(language, 'registration')}#certificate`,
      unsubscribePage: publicUrl + unsubscribePath(language),
      recalls: (appliance) =>
        recallsOf(recallsIn(catalog().notices(language), language), appliance).map(({ title, href, isCertain }) => ({
          title: title.text,
          url: publicUrl + href,
          isCertain,
        })),
      visitPage: publicUrl + pageUrl(language, 'visit'),
      yourVisitPage: publicUrl + pageUrl(language, 'yourVisit'),
      visitPlace: (id) => {
        const place = catalog()
          .visitPlaces(language)
          .find((one) => one.id === id)
        return place && { name: place.name.text, address: place.address.text, phone: place.phone, mapUrl: place.mapUrl }
      },
      visitLeadMs: (place) => (catalog().visitRules(place)?.leadHours ?? 0) * 60 * 60_000,
      findModel: (typed) => catalog().warrantedModel(typed),
    }
  }
}
