import type { Step } from '#app/content/trail.tsx'
import { type HeadElement, HeadElements, link, meta, title as titleElement } from '#app/document/head-elements.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import { defaultLanguage, type Language, languageEntry, languages } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { sharingPictureUrl } from '#contract/pictures.ts'
import type { PictureFile } from '#contract/views.ts'
import { breadcrumbList } from './structured-data.ts'

export type PageHeadProps = {
  /** Without the brand, which is appended (G8). */
  title: string
  description: string
  /** Path and query of the canonical URL in each language. */
  canonicalUrl: (language: Language) => string
  picture?: PictureFile
  /** Set on pages that search engines should not index. */
  noIndex?: boolean
  trail?: readonly Step[]
  jsonLd?: readonly object[]
}

/** Title, description, canonical and alternate URLs, sharing picture and structured data of a page. */
export function PageHead({ title, description, canonicalUrl, picture, noIndex = false, trail, jsonLd = [] }: PageHeadProps) {
  const { language, t } = useLanguage()
  const root = useRootData()
  if (!root) return <HeadElements elements={[titleElement(title)]} />

  const { origin, site } = root
  const absoluteUrl = (of: Language) => origin + canonicalUrl(of)
  const home = { name: t('nav.home'), url: pageUrl(language, 'home') }
  const sharing = picture && origin + sharingPictureUrl(picture.src)
  const property = (name: string, content: string) => meta({ property: `og:${name}`, content })
  const structured = trail ? [...jsonLd, breadcrumbList([home, ...trail], origin)] : jsonLd
  const elements = [
    titleElement(`${title} – ${site.brand}`),
    meta({ name: 'description', content: description }),
    ...(noIndex ? [meta({ name: 'robots', content: 'noindex' })] : addresses(language, absoluteUrl)),
    property('type', 'website'),
    property('site_name', site.brand),
    property('title', title),
    property('description', description),
    property('url', absoluteUrl(language)),
    property('locale', languageEntry(language).language.replace('-', '_')),
    ...(sharing ? [property('image', sharing), property('image:width', '1200'), property('image:height', '630')] : []),
    meta({ name: 'twitter:card', content: sharing ? 'summary_large_image' : 'summary' }),
    ...structured.map(jsonElement),
  ]
  return <HeadElements elements={elements} />
}

/** Canonical and alternate URLs. */
function addresses(language: Language, absoluteUrl: (of: Language) => string): HeadElement[] {
  const alternate = (hreflang: string, of: Language) => link({ rel: 'alternate', hreflang, href: absoluteUrl(of) })
  return [
    link({ rel: 'canonical', href: absoluteUrl(language) }),
    ...languages.map((entry) => alternate(entry.language, entry.language)),
    alternate('x-default', defaultLanguage),
  ]
}

const jsonElement = (item: object): HeadElement => ({
  tag: 'json',
  text: JSON.stringify({ '@context': 'https://schema.org', ...item }),
})
