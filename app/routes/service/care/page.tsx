import { Words } from '#app/content/text/words.tsx'
import { AskUs } from '#app/features/forms/ask-us.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { careUrl } from '#contract/pages/urls.ts'
import type { CareView } from '#contract/views/support.ts'
import type { Route } from './+types/page'
import { CareFamily } from './care-family.tsx'
import { careHead } from './head.ts'
import { type CareCategories, loadCare } from './load.server.ts'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(args, loadCare(catalog, { language, category: query.get('id') }), careHead)
}

/** K3 */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CarePage({ loaderData }: Route.ComponentProps) {
  const { categories, guides } = loaderData
  return loaderData.kind === 'guide' ? (
    <CareGuide guide={loaderData.guide} categories={categories} guides={guides} />
  ) : (
    <CareStart categories={categories} guides={guides} />
  )
}

/** Start page: the categories that have instructions. */
function CareStart({ categories, guides }: CareCategories) {
  const { language } = useLanguage()
  const t = useMessages('care')
  return (
    <>
      <PageIntro page="care" title={{ text: t('care.title') }} intro={{ text: t('care.intro') }} />
      <div className={`page-width ${styles.page}`}>
        <CategoryTiles
          label={t('care.categories')}
          categories={categories}
          to={(category) => careUrl(language, category)}
          only={guides}
        />
        <AskUs title={t('care.askTitle')} text={t('care.askText')} />
      </div>
    </>
  )
}

type CareGuideProps = CareCategories & { guide: CareView }

/** The care of one category: a section per family of appliances. */
function CareGuide({ guide, categories, guides }: CareGuideProps) {
  const { language } = useLanguage()
  const t = useMessages('care')
  const { category, title, intro, families } = guide
  return (
    <>
      <PageIntro page="care" id={String(category)} title={title} intro={intro} />
      <div className={`page-width ${styles.guide}`}>
        {families.length > 1 && (
          <nav aria-label={t('care.contents')}>
            <ul className={styles.contents}>
              {families.map((family) => (
                <li key={family.id}>
                  <a href={`#${family.id}`}>
                    <Words of={family.title} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {families.map((family) => (
          <CareFamily key={family.id} family={family} />
        ))}
        <AskUs title={t('care.askTitle')} text={t('care.askText')} />
        <CategoryTiles
          label={t('care.categories')}
          categories={categories}
          to={(other) => careUrl(language, other)}
          only={guides.filter((other) => other !== category)}
        />
      </div>
    </>
  )
}
