import { Trail, useTrail } from '#app/content/trail.tsx'
import { Words } from '#app/content/words.tsx'
import { AskUs } from '#app/features/ask-us/ask-us.tsx'
import { CategoryTiles } from '#app/features/category-tiles/category-tiles.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import { careUrl, pageUrl } from '#contract/pages/urls.ts'
import type { CareView } from '#contract/views/support.ts'
import { CareFamily } from './care-family.tsx'
import styles from './care-guide.module.css'
import type { CareCategories } from './load.server.ts'
import { howTo } from './structured-data.ts'

type CareGuideProps = CareCategories & { guide: CareView }

/** The care of one category: a section per family of appliances. */
export function CareGuide({ guide, categories, guides }: CareGuideProps) {
  const { language, t } = useLanguage()
  const { category, title, intro, description, picture, families } = guide
  const id = String(category)
  const origin = useRootData()?.origin ?? ''
  const trail = useTrail('care', title, id)
  return (
    <>
      <PageHead
        title={title.text}
        description={description.text}
        canonicalUrl={(of) => pageUrl(of, 'care', { id })}
        picture={picture}
        trail={trail}
        jsonLd={families.flatMap((family) => howTo(family, origin + careUrl(language, category), language))}
      />
      <PageIntro title={title} intro={intro}>
        <Trail steps={trail} />
      </PageIntro>
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
