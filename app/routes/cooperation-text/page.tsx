import { Link } from 'react-router'
import { Words } from '#app/content/words.tsx'
import { HubTabs } from '#app/features/hub-tabs/hub-tabs.tsx'
import { cooperationHub } from '#app/features/hub-tabs/hubs.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { breadcrumbList } from '#app/features/page-head/structured-data.ts'
import { Opening } from '#app/features/written-text/opening.tsx'
import { StorySections } from '#app/features/written-text/story-sections.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { answer, pageRequest } from '#app/loading/page.server.ts'
import { useRootData } from '#app/loading/root-data.ts'
import { pageUrl, readingPaths } from '#app/reading-urls.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { urls } from '#app/urls.ts'
import { messagesFor } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadCooperationText } from './load.server.ts'
import styles from './page.module.css'
import { cooperationTexts } from './texts.ts'

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const pathname = new URL(args.request.url).pathname.replace(/\.data$/, '')
  return answer(loadCooperationText(catalog, { language, pathname }), messagesFor(language, 'breadcrumb', 'cooperation'))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CooperationTextPage({ loaderData: { key, page } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const origin = useRootData()?.origin ?? ''
  const { title, intro, description, picture, sections } = page
  const trail = [
    { name: t('nav.home'), url: origin + urls.home(language) },
    { name: t('cooperation.label'), url: origin + pageUrl(language, 'cooperation') },
    { name: title.text, url: origin + pageUrl(language, key) },
  ]
  return (
    <>
      <PageHead
        title={title.text}
        description={description.text}
        path={readingPaths[key]}
        {...(picture && { picture })}
        jsonLd={[breadcrumbList(trail)]}
      />
      <Opening title={title} intro={intro} picture={picture}>
        <Breadcrumb label={t('breadcrumb.label')}>
          <Link to={urls.home(language)}>{t('nav.home')}</Link>
          <Link to={pageUrl(language, 'cooperation')}>{t('cooperation.label')}</Link>
          <Words of={title} />
        </Breadcrumb>
        <HubTabs
          hub={cooperationHub}
          label={t('cooperation.label')}
          names={[t('cooperation.engineering'), t('cooperation.cases'), t('cooperation.serviceIdea'), t('cooperation.process')]}
          index={cooperationTexts[key].tab}
        />
      </Opening>
      <div className={`page-width ${styles.text}`}>
        <StorySections sections={sections} />
      </div>
    </>
  )
}
