import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { SiteView } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { navigationIn } from './navigation.server.ts'
import type { FrameSite, RootData } from './root-data.ts'

export function rootData(catalog: Catalog, language: Language, origin: string): RootData {
  const t = interfaceWords(language)
  return {
    language,
    origin,
    site: frameSite(catalog.site(language)),
    navigation: navigationIn(language, t),
    errorTitles: { notFound: t('notFound.title'), failed: t('error.title') },
  }
}

/** Without what few pages or none show. */
function frameSite({ description: _, countries, categories, ...site }: SiteView): FrameSite {
  return {
    ...site,
    countries: countries.map(({ tag, name, outerUrl }) => ({ tag, name, outerUrl })),
    categories: categories.map(({ number, name }) => ({ number, name })),
  }
}
