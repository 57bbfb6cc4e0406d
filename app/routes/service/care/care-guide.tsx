import { Words } from '#app/content/text/words.tsx'
import { AskUs } from '#app/features/forms/ask-us.tsx'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { careUrl } from '#contract/pages/urls.ts'
import type { CareView } from '#contract/views/support.ts'
import { CareFamily } from './care-family.tsx'
import styles from './care-guide.module.css'
import type { CareCategories } from './load.server.ts'

type CareGuideProps = CareCategories & { guide: CareView }

/** The care of one category: a section per family of appliances. */
export function CareGuide({ guide, categories, guides }: CareGuideProps) {
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
