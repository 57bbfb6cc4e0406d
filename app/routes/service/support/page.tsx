import { data } from 'react-router'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { SupportForm } from '#app/features/forms/model-form/model-section.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { NoticeLines } from '#app/features/products/safety-notices/notice-lines.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useRootData } from '#app/loading/root-data.ts'
import type { PageKey } from '#contract/pages/table.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { startWords, supportHead } from './head.ts'
import { loadSupport, type SupportStart } from './load.server.ts'
import { ModelSupportView } from './model/model-support.tsx'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const page = pageData(args, loadSupport(catalog, { language, code: query.get('id') }), supportHead)
  const unknown = page.kind === 'start' && page.unknown !== undefined
  // The status is 404, but this page helps more than the 404 page: people type codes by hand.
  return data(page, { status: unknown ? 404 : 200 })
}

/** Support by model: everything for the owner of one appliance. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function SupportPage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'model' ? (
    <ModelSupportView key={loaderData.support.product.code} of={loaderData} />
  ) : (
    <SupportStartView start={loaderData} />
  )
}

const related = ['accessories', 'care', 'charges', 'warrantyTerms', 'recycling'] as const satisfies PageKey[]

/** Find a model by its code or its category. */
function SupportStartView({ start }: { start: SupportStart }) {
  const { categories, notices, unknown } = start
  const { language } = useLanguage()
  const t = useMessages('notices', 'support')
  const { title, intro } = startWords(start, t)
  const hrefs: string[] = related.map((page) => pageUrl(language, page))
  const links = (useRootData()?.navigation ?? []).filter(({ href }) => hrefs.includes(href))
  return (
    <>
      <PageIntro page="support" name={t('support.title')} title={{ text: title }} intro={{ text: intro }} />
      <div className={`page-width ${styles.page}`}>
        <SupportForm typed={unknown?.typed} />
        {unknown && unknown.similar.length > 0 && (
          <section aria-labelledby="near">
            <h2 id="near" className={styles.heading}>
              {t('support.near')}
            </h2>
            <ul className={styles.links}>
              {unknown.similar.map(({ code, title: name }) => (
                <li key={code}>
                  <Link to={pageUrl(language, 'support', { id: code })} className={styles.link}>
                    <strong>{code}</strong> <Words of={name} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="by-category">
          <h2 id="by-category" className={styles.heading}>
            {t('support.byCategory')}
          </h2>
          <CategoryTiles
            label={t('support.byCategory')}
            categories={categories}
            to={(category) => pageUrl(language, 'manuals', { id: String(category) })}
          />
        </section>
        <section aria-labelledby="more">
          <h2 id="more" className={styles.heading}>
            {t('support.more')}
          </h2>
          <ul className={styles.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link to={href} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        {notices.length > 0 && (
          <section aria-labelledby="notices">
            <h2 id="notices" className={styles.heading}>
              {t('notice.heading')}
            </h2>
            <NoticeLines notices={notices} />
          </section>
        )}
      </div>
    </>
  )
}
