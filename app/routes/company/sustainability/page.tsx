import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { StorySections } from '#app/features/reading/text-sections/story-sections.tsx'
import { Day } from '#app/language/day.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { textPageHead } from '#app/loading/page-head.server.ts'
import { ScrollTable } from '#app/ui/reading/scroll-table.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { SparePartsView } from '#contract/views/support.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const page = catalog.page(language, 'sustainability')
  const outcome = page ? found({ page, spareParts: catalog.spareParts(language) }) : notFound
  return pageData(args, outcome, textPageHead('sustainability'))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function SustainabilityPage({ loaderData: { page, spareParts } }: Route.ComponentProps) {
  const { title, intro, picture, sections } = page
  return (
    <article>
      <PageIntro page="sustainability" title={title} intro={intro} picture={picture} />
      <div className="page-width page-end">
        <StorySections sections={sections} />
        <SparePartsTable categories={spareParts} />
      </div>
    </article>
  )
}

/** For how long the spare parts of each category are kept, and until which day those of models that are no longer sold. */
function SparePartsTable({ categories }: { categories: readonly SparePartsView[] }) {
  const { language, number } = useLanguage()
  const t = useMessages('care')
  if (categories.length === 0) return null
  return (
    <div className={styles.section}>
      <h2 id="spare-parts" className={`section-heading ${styles.title}`}>
        {t('repair.title')}
      </h2>
      <ScrollTable caption={t('repair.title')}>
        <thead>
          <tr>
            <th scope="col">{t('repair.category')}</th>
            <th scope="col">{t('repair.years')}</th>
            <th scope="col">{t('repair.discontinued')}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, name, years, discontinued }) => (
            <tr key={category}>
              <th scope="row">
                <Words of={name} />
              </th>
              <td>{years.map(number).join(', ')}</td>
              <td>
                {discontinued.length === 0
                  ? '–'
                  : discontinued.map(({ code, until }) => (
                      <p key={code} className={styles.model}>
                        <Link to={pageUrl(language, 'support', { id: code })}>{code}</Link> <Day of={until} />
                      </p>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  )
}
