import { useLanguage } from '#app/language/language.tsx'
import { useSite } from '#app/loading/root-data.ts'
import { type FeedKind, feedUrl } from '#contract/pages/urls.ts'

/** Lets feed readers find the feed of this language. React moves it into the head. */
export function NewsFeedLink({ of = 'news', name }: { of?: FeedKind; name?: string }) {
  const { language, t } = useLanguage()
  const title = `${useSite().brand}: ${name ?? t('nav.news')}`
  return <link rel="alternate" type="application/rss+xml" title={title} href={feedUrl(language, of)} />
}
