import { ContactFacts, CountryFacts } from '#contract/content/site.ts'
import type { Language } from '#contract/languages.ts'
import type { SiteView } from '#contract/views.ts'
import { statementIn, textIn } from '../localised.ts'
import { shownIn } from '../shown-fields.ts'
import type { SmallParts } from '../snapshot/content-index.ts'
import { categorySummary } from './categories.ts'

export function siteView({ site, countries, categories }: SmallParts, language: Language): SiteView {
  const { brand, social, whatsApp, weChat, messaging } = site
  return {
    brand,
    tagline: textIn(site.tagline, language),
    description: statementIn(site.description, language),
    ...shownIn(ContactFacts, site, language),
    whatsApp: { number: whatsApp.number, url: whatsApp.url },
    weChat: { id: weChat.id, url: weChat.url },
    messaging: { name: textIn(messaging.name, language), url: messaging.url },
    social,
    countries: countries.map((country) => shownIn(CountryFacts, country, language)),
    categories: categories.map((category) => categorySummary(category, language)),
  }
}
