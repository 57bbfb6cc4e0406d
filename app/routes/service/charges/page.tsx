import { pageMeta } from '#app/features/pages/page-meta.ts'
import { GuideSections } from '#app/features/reading/text-sections/guide-sections.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { textPageHead } from '#app/loading/page-head.server.ts'
import type { Route } from './+types/page'
import { ChargesTable } from './charges-table.tsx'
import { loadCharges } from './load.server.ts'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return pageData(args, loadCharges(catalog, language), textPageHead('charges'))
}

/** What delivery, installation and service visits cost: tables from facts, then the text. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ChargesPage({ loaderData: { page, groups, date } }: Route.ComponentProps) {
  const t = useMessages('parts', 'text-page')
  const { title, intro } = page
  return (
    <article>
      <PageIntro page="charges" title={title} intro={intro} />
      <div className="page-width page-end">
        {groups.length > 0 && (
          <div className={styles.groups}>
            {groups.map((group) => (
              <ChargesTable key={group.id} group={group} />
            ))}
            <p className={styles.note}>{t('charges.note', { date })}</p>
          </div>
        )}
        <GuideSections page={page} contentsLabel={t('textPage.contents')} />
      </div>
    </article>
  )
}
