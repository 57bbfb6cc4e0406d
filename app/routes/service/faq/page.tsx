import { useEffect } from 'react'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { Trail } from '#app/content/trail.tsx'
import { AskUs } from '#app/features/forms/ask-us.tsx'
import { ModelSection } from '#app/features/forms/model-form/model-section.tsx'
import { rememberLastLoaded } from '#app/features/pages/load-error/last-loaded.ts'
import { LoadError } from '#app/features/pages/load-error/load-error.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { QuestionList } from '#app/features/reading/question-list/question-list.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { careUrl, pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { faqHead } from './head.ts'
import { type AllQuestions, type CategoryQuestions, loadFaq } from './load.server.ts'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(args, loadFaq(catalog, { language, category: query.get('id') }), faqHead)
}

const lastLoaded = rememberLastLoaded<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => lastLoaded.load(serverLoader)

/** K1 */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function FaqPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => lastLoaded.shows(loaderData), [loaderData])
  const failed = 'failed' in loaderData && loaderData.failed === true
  return loaderData.kind === 'all' ? (
    <AllQuestionsView all={loaderData} failed={failed} />
  ) : (
    // The key resets the open question when the category changes.
    <CategoryQuestionsView key={loaderData.category.number} of={loaderData} failed={failed} />
  )
}

/** Start page: the six categories, and all questions with links to their answers. */
function AllQuestionsView({ all, failed }: { all: AllQuestions; failed: boolean }) {
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

/** The questions of one category. */
function CategoryQuestionsView({
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
    <div className="page-width page-end">
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
