import type { MetaDescriptor } from 'react-router'
import type { HeadData } from '#app/loading/head-data.ts'
import type { FrameSite, RootData } from '#app/loading/root-data.ts'
import { defaultLanguage, type Language, languages } from '#contract/languages.ts'
import { feedUrl } from '#contract/pages/urls.ts'
import { sharingPictureUrl } from '#contract/pictures.ts'
import { formatLabelled } from '#i18n/number-format.ts'

/** The arguments of a route's `meta`. The first match is the root route. */
type MetaArgs = {
  loaderData: { head: HeadData } | undefined
  matches: readonly [{ loaderData: RootData | undefined } | undefined, ...unknown[]]
}

/** A route's `meta`: title, description, canonical and alternate URLs, sharing picture and structured data. Empty if the data failed to load. */
export function pageMeta({ loaderData, matches }: MetaArgs): MetaDescriptor[] {
  const root = matches[0]?.loaderData
  return root && loaderData ? descriptors(loaderData.head, root) : []
}

function descriptors(head: HeadData, { language, site, origin }: RootData): MetaDescriptor[] {
  const { title, description, urls, picture = site.previewPicture.src, noIndex = false, jsonLd, feed } = head
  const absoluteUrl = (of: Language) => origin + urls[of]
  const property = (name: string, content: string) => ({ property: `og:${name}`, content })
  return [
    { title: `${title} – ${site.brand}` },
    { name: 'description', content: description },
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : addresses(language, absoluteUrl)),
    property('type', 'website'),
    property('site_name', site.brand),
    property('title', title),
    property('description', description),
    property('url', absoluteUrl(language)),
    property('locale', openGraphLocales[language]),
    property('image', origin + sharingPictureUrl(picture)),
    property('image:width', '1200'),
    property('image:height', '630'),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(feed ? [feedLink(feed, language, site)] : []),
    ...jsonLd.map((item) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...item } })),
  ]
}

/** Open Graph wants a territory, and its readers know only these: Traditional Chinese is written for Hong Kong, and English is British. */
const openGraphLocales: Record<Language, string> = {
  en: 'en_GB',
  'zh-Hans': 'zh_CN',
  ko: 'ko_KR',
  id: 'id_ID',
  'zh-Hant': 'zh_HK',
}

/** Canonical and alternate URLs. */
function addresses(language: Language, absoluteUrl: (of: Language) => string): MetaDescriptor[] {
  const alternate = (hrefLang: string, of: Language) => link({ rel: 'alternate', hrefLang, href: absoluteUrl(of) })
  return [
    link({ rel: 'canonical', href: absoluteUrl(language) }),
    ...languages.map((entry) => alternate(entry.language, entry.language)),
    alternate('x-default', defaultLanguage),
  ]
}

const feedLink = ({ of, name }: NonNullable<HeadData['feed']>, language: Language, { brand }: FrameSite) =>
  link({
    rel: 'alternate',
    type: 'application/rss+xml',
    title: formatLabelled(brand, name, language),
    href: feedUrl(language, of),
  })

const link = (attributes: Record<string, string>): MetaDescriptor => ({ tagName: 'link', ...attributes })
