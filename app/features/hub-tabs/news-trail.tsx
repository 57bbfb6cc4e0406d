import { useLanguage } from '#app/language/language.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'
import { HubLink } from './hub-link.tsx'
import { newsHub } from './hubs.ts'

/**
 * The way from the home page over the news hub to an article. The link leads to the tab that was open last; search engines learn the hub's
 * one address.
 */
export function useNewsTrail(title: Text, url: string) {
  const { language, t } = useLanguage()
  const name = t('nav.news')
  return [
    { name, url: pageUrl(language, 'newsHub'), link: <HubLink hub={newsHub}>{name}</HubLink> },
    { name: title, url },
  ]
}
