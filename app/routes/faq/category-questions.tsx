import { Link } from '#app/content/link.tsx'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { AskUs } from '#app/features/ask-us/ask-us.tsx'
import { CategoryTiles } from '#app/features/category-tiles/category-tiles.tsx'
import { LoadFailure } from '#app/features/load-failure/load-failure.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { faqPageData } from '#app/features/question-list/faq-page-data.ts'
import { QuestionList } from '#app/features/question-list/question-list.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import { Onward, onwardClass } from '#app/ui/link.tsx'
import { NoData } from '#app/ui/no-data.tsx'
import { careUrl, pageUrl } from '#contract/pages/urls.ts'
import styles from './category-questions.module.css'
import type { CategoryQuestions } from './load.server.ts'

/** The questions of one category. */
export function CategoryQuestionsView({
  of: { category, categories, questions, hasCare },
  failed,
}: {
  of: CategoryQuestions
  failed: boolean
}) {
  const { language, t } = useLanguage()
  const origin = useRootData()?.origin ?? ''
  const { number, name, picture } = category
  const title = t('faq.ofCategory', { category: name.text })
  const trail = useTrail('faq', name, String(number))
  return (
    <>
      <PageHead
        title={title}
        description={t('faq.ofCategoryDescription', { category: name.text, count: questions.length })}
        canonicalUrl={(of) => pageUrl(of, 'faq', { id: String(number) })}
        picture={picture}
        trail={trail}
        jsonLd={[...(questions.length > 0 ? [faqPageData(questions, origin)] : [])]}
      />
      <div className={`page-width ${styles.page}`}>
        <Trail steps={trail} />
        <h1 className={styles.title}>{title}</h1>
        <CategoryTiles
          label={t('faq.categories')}
          categories={categories}
          to={(to) => pageUrl(language, 'faq', { id: String(to) })}
          current={number}
        />
        {failed && <LoadFailure />}
        <div className={styles.questions}>
          {questions.length > 0 ? (
            <QuestionList questions={questions} heading="h2" />
          ) : (
            <NoData text={t('faq.empty', { category: name.text })}>
              <Link to={pageUrl(language, 'faq')} className={onwardClass}>
                <Onward>{t('faq.all')}</Onward>
              </Link>
            </NoData>
          )}
          {hasCare && (
            <Link to={careUrl(language, number)} className={onwardClass}>
              <Onward>{t('careLink.text')}</Onward>
            </Link>
          )}
        </div>
        <AskUs title={t('ask.title')} text={t('ask.text')} />
      </div>
    </>
  )
}
