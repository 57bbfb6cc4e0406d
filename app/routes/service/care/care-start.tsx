import { AskUs } from '#app/features/forms/ask-us.tsx'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { careUrl } from '#contract/pages/urls.ts'
import styles from './care-start.module.css'
import type { CareCategories } from './load.server.ts'

/** Start page: the categories that have instructions. */
export function CareStart({ categories, guides }: CareCategories) {
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
