import { ContactFacts, CountryFacts } from '#contract/content/editorial/site.ts'
import type { Language } from '#contract/languages.ts'
import { defaultCategory } from '#contract/products/categories.ts'
import type { PictureFile, SiteView } from '#contract/views.ts'
import { statementIn, textIn } from '../localised.ts'
import { shownIn } from '../shown-fields.ts'
import type { SmallParts } from '../snapshot/content-index.ts'
import { bannerViews } from './banners.ts'
import { categoryByNumber, categorySummary } from './categories.ts'

export function siteView(parts: SmallParts, language: Language): SiteView {
  const { site, countries, categories } = parts
  const { brand, social, whatsApp, weChat, messaging } = site
  return {
    brand,
    tagline: textIn(site.tagline, language),
    description: statementIn(site.description, language),
    previewPicture: previewPicture(parts, language),
    ...shownIn(ContactFacts, site, language),
    whatsApp: { number: whatsApp.number, url: whatsApp.url },
    weChat: { id: weChat.id, url: weChat.url },
    messaging: { name: textIn(messaging.name, language), url: messaging.url },
    social,
    countries: countries.map((country) => shownIn(CountryFacts, country, language)),
    categories: categories.map((category) => categorySummary(category, language)),
  }
}

/** The first picture of the home page, or else of the first category. */
function previewPicture(parts: SmallParts, language: Language): PictureFile {
  const [banner] = bannerViews(parts, language, 'home')
  const { src, width, height } = banner?.picture ?? categorySummary(categoryByNumber(parts, defaultCategory), language).picture
  return { src, width, height }
}
