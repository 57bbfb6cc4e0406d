import { Trail, useTrail } from '#app/content/trail.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { GuideSections } from '#app/features/written-text/guide-sections.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { ChargesTable } from './charges-table.tsx'
import { loadCharges } from './load.server.ts'
import styles from './page.module.css'

const messages = messageSet('breadcrumb', 'charges', 'written')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return pageData(loadCharges(catalog, language), messages(language))
}

/** What delivery, installation and service visits cost: tables from facts, then the text. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ChargesPage({ loaderData: { page, groups, date } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { title, intro, description } = page
  const trail = useTrail('charges', title)
  return (
    <>
      <PageHead title={title.text} description={description.text} canonicalUrl={(of) => pageUrl(of, 'charges')} trail={trail} />
      <article>
        <PageIntro title={title} intro={intro}>
          <Trail steps={trail} />
        </PageIntro>
        <div className={`page-width ${styles.page}`}>
          {groups.length > 0 && (
            <div className={styles.groups}>
              {groups.map((group) => (
                <ChargesTable key={group.id} group={group} />
              ))}
              <p className={styles.note}>{t('charges.note', { date })}</p>
            </div>
          )}
          <GuideSections page={page} contentsLabel={t('written.contents')} />
        </div>
      </article>
    </>
  )
}
