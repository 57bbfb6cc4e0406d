import { Link } from '#app/content/link.tsx'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { GuideSections } from '#app/features/written-text/guide-sections.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { Day } from '#app/language/day.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { Onward, onwardClass } from '#app/ui/link.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'
import { YearsTable } from './years-table.tsx'

const messages = messageSet('breadcrumb', 'warrantyTerms', 'written')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const page = catalog.page(language, 'warranty-terms')
  return pageData(page ? found({ page, years: catalog.warrantyYears(language) }) : notFound, messages(language))
}

/** The section that the table of years belongs to. */
const yearsSection = 'years'

/** The warranty terms: the text, and the years of each group of products from the facts. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function WarrantyTermsPage({ loaderData: { page, years } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const { title, intro, description, updated } = page
  const trail = useTrail('warrantyTerms', title)
  return (
    <>
      <PageHead
        title={title.text}
        description={description.text}
        canonicalUrl={(of) => pageUrl(of, 'warrantyTerms')}
        trail={trail}
      />
      <article>
        <PageIntro title={title} intro={intro}>
          <Trail steps={trail} />
        </PageIntro>
        <div className={`page-width ${styles.page}`}>
          <GuideSections
            page={page}
            contentsLabel={t('written.contents')}
            additions={{ [yearsSection]: <YearsTable years={years} /> }}
          />
          <Link to={pageUrl(language, 'registration')} className={onwardClass}>
            <Onward>{t('warrantyTerms.register')}</Onward>
          </Link>
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
