import { StyledProse } from '#app/content/text/styled-prose.tsx'
import { Words } from '#app/content/text/words.tsx'
import { ShareButtons } from '#app/features/reading/share-buttons.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { Day } from '#app/language/day.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { SplitSection } from '#app/ui/reading/split-section.tsx'
import { articleUrl } from '#contract/pages/urls.ts'
import type { CareerCard, CareerView } from '#contract/views/articles.ts'
import styles from './post.module.css'
import { PostRows, salaryText } from './post-rows.tsx'

type PostProps = { article: CareerView; others: readonly CareerCard[] }

/** X15: one post, with a link to apply by email. */
export function Post({ article, others }: PostProps) {
  const { language } = useLanguage()
  const t = useMessages('company')
  const { id, title, intro, content, email } = article
  const path = articleUrl(language, 'career', id)
  const subject = encodeURIComponent(t('careers.subject', { title: title.text }))
  return (
    <>
      <article>
        <PageIntro page="careers" id={id} title={title} intro={intro} />
        <div className={`page-width ${styles.body}`}>
          <Facts of={article} />
          <StyledProse of={content} className={styles.text} />
        </div>
      </article>
      <div className={`page-width ${styles.end}`}>
        <SplitSection id="apply" title={t('careers.apply')} text={t('careers.applyText')}>
          <div className={styles.ways}>
            <a href={`mailto:${email}?subject=${subject}`} className={buttonClass('primary')}>
              {email}
            </a>
            <ShareButtons title={title.text} path={path} />
          </div>
        </SplitSection>
        {others.length > 0 && (
          <section aria-labelledby="other-posts">
            <h2 id="other-posts" className={`section-heading ${styles.heading}`}>
              {t('careers.more')}
            </h2>
            <PostRows posts={others} heading="h3" />
          </section>
        )}
      </div>
    </>
  )
}

function Facts({ of: { place, employment, salary, until, published } }: { of: CareerView }) {
  const t = useMessages('company')
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('careers.place')}</dt>
        <dd>
          <Words of={place} />
        </dd>
      </div>
      <div>
        <dt>{t('careers.employment')}</dt>
        <dd>{t(`careers.${employment}`)}</dd>
      </div>
      {salary && (
        <div>
          <dt>{t('careers.salary')}</dt>
          <dd>{salaryText(t, salary)}</dd>
        </div>
      )}
      <div>
        <dt>{t('careers.closing')}</dt>
        <dd>
          <Day of={until} />
        </dd>
      </div>
      <div>
        <dt>{t('careers.posted')}</dt>
        <dd>
          <Day of={published} />
        </dd>
      </div>
    </dl>
  )
}
