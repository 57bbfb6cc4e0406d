import { Words } from '#app/content/text/words.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { GuideSections } from '#app/features/reading/text-sections/guide-sections.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { textPageHead } from '#app/loading/page-head.server.ts'
import { ValueTable } from '#app/ui/reading/value-table.tsx'
import type { Route } from './+types/page'
import { type ChargesGroup, loadCharges } from './load.server.ts'
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
            <p className="fine-print">{t('charges.note', { date })}</p>
          </div>
        )}
        <GuideSections page={page} contentsLabel={t('textPage.contents')} />
      </div>
    </article>
  )
}

function ChargesTable({ group: { id, title, rows } }: { group: ChargesGroup }) {
  return (
    <section aria-labelledby={`${id}-charges`} className={styles.group}>
      <h2 id={`${id}-charges`} className="part-heading">
        <Words of={title} />
      </h2>
      <ValueTable aria-labelledby={`${id}-charges`} className={styles.table}>
        <tbody>
          {rows.map(({ id: row, name, note, price }) => (
            <tr key={row}>
              <th scope="row">
                <Words of={name} />
                {note && (
                  <span className={styles.tableNote}>
                    <Words of={note} />
                  </span>
                )}
              </th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </ValueTable>
    </section>
  )
}
