import { Trail, useTrail } from '#app/content/trail.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { GuideSections } from '#app/features/written-text/guide-sections.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { StorySections } from '#app/features/written-text/story-sections.tsx'
import { Day } from '#app/language/day.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadWrittenPage } from './load.server.ts'
import styles from './page.module.css'

const messages = messageSet('breadcrumb', 'written')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const { pathname } = args.url
  return pageData(loadWrittenPage(catalog, { language, pathname }), messages(language))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function WrittenPage({ loaderData: { key, page, composition } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { title, intro, description, picture, sections, updated } = page
  const trail = useTrail(key, title)
  return (
    <>
      <PageHead
        title={title.text}
        description={description.text}
        canonicalUrl={(of) => pageUrl(of, key)}
        picture={picture}
        trail={trail}
      />
      <article>
        <PageIntro title={title} intro={intro} picture={composition === 'story' ? picture : undefined}>
          <Trail steps={trail} />
        </PageIntro>
        <div className={`page-width ${styles.text}`}>
          {composition === 'story' ? (
            <StorySections sections={sections} />
          ) : (
            <GuideSections page={page} contentsLabel={t('written.contents')} />
          )}
          {updated && (
            <p className={styles.updated}>
              {t('written.updated')} <Day of={updated} />
            </p>
          )}
        </div>
      </article>
    </>
  )
}
