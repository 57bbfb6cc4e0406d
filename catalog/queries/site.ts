import type { Language } from '#contract/languages.ts'
import type { SiteView } from '#contract/views.ts'
import { statementIn, textIn } from '../localised.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { categoryView } from './categories.ts'

export function siteView({ site, qrCodes, countries, categories }: Snapshot, language: Language): SiteView {
  const { brand, phone, email, social, whatsApp, weChat, messaging } = site
  return {
    brand,
    tagline: textIn(site.tagline, language),
    description: statementIn(site.description, language),
    phone,
    email,
    address: textIn(site.address, language),
    hours: textIn(site.hours, language),
    whatsApp: { number: whatsApp.number, qr: qrCodes.whatsApp },
    weChat: { id: weChat.id, qr: qrCodes.weChat },
    messaging: { name: textIn(messaging.name, language), qr: qrCodes.messaging },
    social,
    countries: countries.map(({ tag, name, outerUrl, languages }) => ({
      tag,
      name: textIn(name, language),
      outerUrl,
      languages,
    })),
    categories: categories.map((category) => categoryView(category, language)),
  }
}
