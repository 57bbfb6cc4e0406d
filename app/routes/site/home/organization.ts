import type { FrameSite } from '#app/loading/root-data.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'

/** schema.org's description of the company. */
export function organization(site: FrameSite & { description: Text }, origin: string, language: Language) {
  return {
    '@type': 'Organization',
    name: site.brand,
    description: site.description.text,
    url: origin + pageUrl(language, 'home'),
    logo: `${origin}/favicon.svg`,
    address: site.address.text,
    sameAs: site.social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone,
      email: site.email,
      areaServed: 'SG',
    },
  }
}
