import { useLanguage } from '#app/i18n/language.tsx'
import { newsFeedUrl } from '#app/reading-urls.ts'
import { useSite } from '#app/root-data.ts'

/** Tells feed readers where the news of this language can be subscribed to. React puts it into the head. */
export function NewsFeedLink() {
  const { language, t } = useLanguage()
  const title = `${useSite().brand}: ${t('nav.news')}`
  return <link rel="alternate" type="application/rss+xml" title={title} href={newsFeedUrl(language)} />
}
