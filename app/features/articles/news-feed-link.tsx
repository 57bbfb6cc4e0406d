import { useLanguage } from '#app/language/language.tsx'
import { useSite } from '#app/loading/root-data.ts'
import { newsFeedUrl } from '#contract/pages/urls.ts'

/** Lets feed readers find the news feed of this language. React moves it into the head. */
export function NewsFeedLink() {
  const { language, t } = useLanguage()
  const title = `${useSite().brand}: ${t('nav.news')}`
  return <link rel="alternate" type="application/rss+xml" title={title} href={newsFeedUrl(language)} />
}
