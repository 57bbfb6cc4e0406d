import { pageMeta } from '#app/features/pages/page-meta.ts'
import { GuideSections } from '#app/features/reading/text-sections/guide-sections.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { StorySections } from '#app/features/reading/text-sections/story-sections.tsx'
import { Day } from '#app/language/day.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { textPageHead } from '#app/loading/page-head.server.ts'
import type { Route } from './+types/page'
import { loadTextPage } from './load.server.ts'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const outcome = loadTextPage(catalog, { language, pathname: args.url.pathname })
  return pageData(args, outcome, (data, frame) => textPageHead(data.key)(data, frame))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function TextPage({ loaderData: { key, page, composition } }: Route.ComponentProps) {
  const t = useMessages('text-page')
  const { title, intro, picture, sections, updated } = page
  return (
    <article>
      <PageIntro page={key} title={title} intro={intro} picture={composition === 'story' ? picture : undefined} />
      <div className="page-width page-end">
        {composition === 'story' ? (
          <StorySections sections={sections} />
        ) : (
          <GuideSections page={page} contentsLabel={t('textPage.contents')} />
        )}
        {updated && (
          <p className={styles.updated}>
            {t('textPage.updated')} <Day of={updated} />
          </p>
        )}
      </div>
    </article>
  )
}
