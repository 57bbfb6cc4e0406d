import { Link } from '#app/content/link.tsx'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { Words } from '#app/content/words.tsx'
import { CategoryTiles } from '#app/features/category-tiles/category-tiles.tsx'
import { exampleCode } from '#app/features/model-form/example-code.ts'
import { ModelForm } from '#app/features/model-form/model-form.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { NoticeLines } from '#app/features/safety-notices/notice-lines.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import type { PageKey } from '#contract/pages/table.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { SupportStart } from './load.server.ts'
import styles from './support-start.module.css'

const related = ['accessories', 'care', 'charges', 'warrantyTerms', 'recycling'] as const satisfies PageKey[]

/** Find a model by its code or its category. */
export function SupportStartView({ start: { categories, notices, unknown } }: { start: SupportStart }) {
  const { language, t } = useLanguage()
  const title = unknown ? t('support.unknown', { code: unknown.typed }) : t('support.title')
  const intro = unknown ? t('support.unknownText', { example: exampleCode }) : t('support.intro')
  const trail = useTrail('support', t('support.title'))
  const hrefs: string[] = related.map((page) => pageUrl(language, page))
  const links = (useRootData()?.navigation ?? []).filter(({ href }) => hrefs.includes(href))
  return (
    <>
      <PageHead
        title={title}
        description={intro}
        canonicalUrl={(of) => pageUrl(of, 'support')}
        noIndex={unknown !== undefined}
        trail={trail}
      />
      <PageIntro title={{ text: title }} intro={{ text: intro }}>
        <Trail steps={trail} />
      </PageIntro>
      <div className={`page-width ${styles.page}`}>
        <ModelForm typed={unknown?.typed ?? ''} />
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
