import { type Step, trailTo } from '#app/content/trail-to.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import type { PageKey } from '#contract/pages/table.ts'
import { type OwnPath, pageUrl } from '#contract/pages/urls.ts'
import type { StaticPageView } from '#contract/views/pages.ts'
import type { PictureFile, Text } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import type { HeadData } from './head-data.ts'
import { rootData } from './root-data.server.ts'
import type { RootData } from './root-data.ts'

export type PageHead = Omit<HeadData, 'urls' | 'picture' | 'jsonLd'> & {
  /** Path and query of the canonical URL in each language. */
  canonicalUrl: (language: Language) => string
  picture?: PictureFile | undefined
  trail?: readonly Step[]
  jsonLd?: readonly object[]
}

/** What all pages of a language share. */
export type Frame = Pick<RootData, 'language' | 'site' | 'origin'> & {
  t: Translate
  /** The steps to a page of the table. */
  trail: (page: PageKey, name: Text | string, id?: string) => Step[]
}

/** The head of a page whose texts and picture are an entry of `content/pages/`. */
export const textPageHead =
  (key: OwnPath): HeadOf<{ page: StaticPageView }> =>
  ({ page: { title, description, picture } }, { trail }) => ({
    title: title.text,
    description: description.text,
    canonicalUrl: (of) => pageUrl(of, key),
    picture,
    trail: trail(key, title),
  })

type Site = { catalog: Catalog; language: Language; origin: string }

export type HeadOf<Data> = (data: Data, frame: Frame) => PageHead

/** The head of a page, as data. The browser, too, makes its elements from it, after a navigation. */
export function headData<Data>(data: Data, head: HeadOf<Data>, { catalog, language, origin }: Site): HeadData {
  const root = rootData(catalog, language, origin)
  const t = interfaceWords(language)
  const frame: Frame = { language, site: root.site, origin, t, trail: (page, name, id) => trailTo(root, page, name, id) }
  const { canonicalUrl, picture, trail, jsonLd = [], ...texts } = head(data, frame)
  const home = { name: t('nav.home'), url: pageUrl(language, 'home') }
  return {
    ...texts,
    urls: Object.fromEntries(languageNames.map((of) => [of, canonicalUrl(of)])) as HeadData['urls'],
    picture: picture?.src,
    jsonLd: trail ? [...jsonLd, breadcrumbList([home, ...trail], origin)] : jsonLd,
  }
}

/** schema.org's `BreadcrumbList`, with absolute URLs. */
function breadcrumbList(steps: readonly Step[], origin: string) {
  const known = steps.filter(({ url }) => url !== undefined)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: known.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: typeof name === 'string' ? name : name.text,
      item: origin + url,
    })),
  }
}
