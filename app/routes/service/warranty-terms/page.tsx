import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { GuideSections } from '#app/features/reading/text-sections/guide-sections.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { Day } from '#app/language/day.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { textPageHead } from '#app/loading/page-head.server.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { ValueTable } from '#app/ui/reading/value-table.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { WarrantyYears } from '#contract/views/accessories.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const page = catalog.page(language, 'warranty-terms')
  const outcome = page ? found({ page, years: catalog.warrantyYears(language) }) : notFound
  return pageData(args, outcome, textPageHead('warrantyTerms'))
}

/** The section that the table of years belongs to. */
const yearsSection = 'years'

/** The warranty terms: the text, and the years of each group of products from the facts. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function WarrantyTermsPage({ loaderData: { page, years } }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('parts', 'text-page')
  const { title, intro, updated } = page
  return (
    <article>
      <PageIntro page="warrantyTerms" title={title} intro={intro} />
      <div className="page-width page-end">
        <GuideSections
          page={page}
          contentsLabel={t('textPage.contents')}
          additions={{ [yearsSection]: <YearsTable years={years} /> }}
        />
        <Link to={pageUrl(language, 'registration')} className={onwardClass}>
          <Onward>{t('warrantyTerms.register')}</Onward>
        </Link>
        {updated && (
          <p className={styles.updated}>
            {t('textPage.updated')} <Day of={updated} />
          </p>
        )}
      </div>
    </article>
  )
}

function YearsTable({ years }: { years: readonly WarrantyYears[] }) {
  const t = useMessages('parts')
  return (
    <ValueTable className={styles.table}>
      <caption className="visually-hidden">{t('warrantyTerms.table')}</caption>
      <tbody>
        {years.map(({ id, name, years: count }) => (
          <tr key={id}>
            <th scope="row">
              <Words of={name} />
            </th>
            <td>{t('warrantyTerms.years', { count })}</td>
          </tr>
        ))}
      </tbody>
    </ValueTable>
  )
}
