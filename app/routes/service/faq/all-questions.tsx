import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { AskUs } from '#app/features/forms/ask-us.tsx'
import { ModelSection } from '#app/features/forms/model-form/model-section.tsx'
import { LoadError } from '#app/features/pages/load-error/load-error.tsx'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import styles from './all-questions.module.css'
import type { AllQuestions } from './load.server.ts'

/** Start page: the six categories, and all questions with links to their answers. */
export function AllQuestionsView({ all, failed }: { all: AllQuestions; failed: boolean }) {
  const { language } = useLanguage()
  const t = useMessages('support')
  const groups = all.groups.filter(({ questions }) => questions.length > 0)
  const countOf = new Map(all.groups.map(({ category, questions }) => [category, questions.length]))
  return (
    <>
      <PageIntro page="faq" title={{ text: t('faq.title') }} intro={{ text: t('faq.intro') }} />
      <div className={`page-width ${styles.page}`}>
        <LoadError failed={failed} />
        <CategoryTiles
          label={t('faq.categories')}
          categories={all.categories}
          to={(category) => pageUrl(language, 'faq', { id: String(category) })}
          note={(category) => t('faq.count', { count: countOf.get(category) ?? 0 })}
        />
        <section aria-labelledby="all-questions">
          <h2 id="all-questions" className="section-heading">
            {t('faq.all')}
          </h2>
          <div className={styles.groups}>
            {groups.map(({ category, name, questions }) => (
              <section key={category} aria-labelledby={`category-${category}`}>
                <h3 id={`category-${category}`} className={styles.name}>
                  <Words of={name} />
                </h3>
                <ul>
                  {questions.map(({ id, title }) => (
                    <li key={id}>
                      <Link to={`${pageUrl(language, 'faq', { id: String(category) })}#${id}`} className={styles.question}>
                        <Words of={title} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
        <div>
          <ModelSection />
          <AskUs title={t('ask.title')} text={t('ask.text')} />
        </div>
      </div>
    </>
  )
}
