import { HeadElements, link } from '#app/document/head-elements.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useSite } from '#app/loading/root-data.ts'
import { type FeedKind, feedUrl } from '#contract/pages/urls.ts'

/** Lets feed readers find the feed of this language. */
export function NewsFeedLink({ of = 'news', name }: { of?: FeedKind; name?: string }) {
  const { language, t } = useLanguage()
  const title = `${useSite().brand}: ${name ?? t('nav.news')}`
  const feed = link({ rel: 'alternate', type: 'application/rss+xml', title, href: feedUrl(language, of) })
  return <HeadElements elements={[feed]} />
}
