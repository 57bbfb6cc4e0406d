import { Trail, useTrail } from '#app/content/trail.tsx'
import { AskUs } from '#app/features/ask-us/ask-us.tsx'
import { CategoryTiles } from '#app/features/category-tiles/category-tiles.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { careUrl, pageUrl } from '#contract/pages/urls.ts'
import styles from './care-start.module.css'
import type { CareCategories } from './load.server.ts'

/** Start page: the categories that have instructions. */
export function CareStart({ categories, guides }: CareCategories) {
  const { language, t } = useLanguage()
  const trail = useTrail('care', t('care.title'))
  return (
    <>
      <PageHead
        title={t('care.title')}
        description={t('care.description')}
        canonicalUrl={(of) => pageUrl(of, 'care')}
        trail={trail}
      />
      <PageIntro title={{ text: t('care.title') }} intro={{ text: t('care.intro') }}>
        <Trail steps={trail} />
      </PageIntro>
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
