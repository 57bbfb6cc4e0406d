import { useState, useSyncExternalStore } from 'react'
import type { Step } from '#app/content/trail.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import { defaultLanguage, type Language, languageEntry, languages } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { sharingPictureUrl } from '#contract/pictures.ts'
import type { Picture } from '#contract/views.ts'
import { breadcrumbList } from './structured-data.ts'

export type PageHeadProps = {
  /** Without the brand, which is appended (G8). */
  title: string
  description: string
  /** Path and query of the canonical URL in each language. */
  canonicalUrl: (language: Language) => string
  picture?: Picture
  /** Set on pages that search engines should not index. */
  noIndex?: boolean
  trail?: readonly Step[]
  jsonLd?: readonly object[]
}

/** Title, description, canonical and alternate URLs, sharing picture and structured data of a page. */
export function PageHead({ title, description, canonicalUrl, picture, noIndex = false, trail, jsonLd = [] }: PageHeadProps) {
  const { language, t } = useLanguage()
  const root = useRootData()
  if (!root) return <title>{title}</title>

  const { origin, site } = root
  const absoluteUrl = (of: Language) => origin + canonicalUrl(of)
  const home = { name: t('nav.home'), url: pageUrl(language, 'home') }
  const sharing = picture && origin + sharingPictureUrl(picture.src)
  return (
    <>
      <title>{`${title} – ${site.brand}`}</title>
      <meta name="description" content={description} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absoluteUrl(language)} />
          {languages.map((entry) => (
            <link key={entry.language} rel="alternate" hrefLang={entry.language} href={absoluteUrl(entry.language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absoluteUrl(defaultLanguage)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absoluteUrl(language)} />
      <meta property="og:locale" content={languageEntry(language).language.replace('-', '_')} />
      {sharing && <meta property="og:image" content={sharing} />}
      {sharing && <meta property="og:image:width" content="1200" />}
      {sharing && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content={sharing ? 'summary_large_image' : 'summary'} />
      <JsonLd key={absoluteUrl(language)} items={trail ? [...jsonLd, breadcrumbList([home, ...trail], origin)] : jsonLd} />
    </>
  )
}

const never = () => () => {}

/** Rendered on the first page only: crawlers read the server's HTML, so a navigation in the browser needs no structured data. */
function JsonLd({ items }: { items: readonly object[] }) {
  const sentByServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // After hydration the server's elements stay in the document.
  const [firstPage] = useState(sentByServer)
  if (!firstPage) return null
  return items.map((item, index) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll('<', '\\u003c')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while the page is shown.
    return <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  })
}
