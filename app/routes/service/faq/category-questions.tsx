import { Link } from '#app/content/link.tsx'
import { Trail } from '#app/content/trail.tsx'
import { AskUs } from '#app/features/forms/ask-us.tsx'
import { LoadError } from '#app/features/pages/load-error/load-error.tsx'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { QuestionList } from '#app/features/reading/question-list/question-list.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { NoData } from '#app/ui/feedback/no-data.tsx'
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
  const { language } = useLanguage()
  const t = useMessages('common', 'support')
  const { number, name } = category
  return (
    <div className={`page-width ${styles.page}`}>
      <Trail page="faq" name={name} id={String(number)} />
      <h1 className={styles.title}>{t('faq.ofCategory', { category: name.text })}</h1>
      <CategoryTiles
        label={t('faq.categories')}
        categories={categories}
        to={(to) => pageUrl(language, 'faq', { id: String(to) })}
        current={number}
      />
      <LoadError failed={failed} />
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
  )
}
