import { type RefObject, useRef } from 'react'
import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { StyledProse } from '#app/content/text/styled-prose.tsx'
import { Words } from '#app/content/text/words.tsx'
import { Trail } from '#app/content/trail.tsx'
import { AskUs } from '#app/features/forms/ask-us.tsx'
import { AccessoryTable } from '#app/features/products/accessories/accessory-table.tsx'
import { QuestionList } from '#app/features/reading/question-list/question-list.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { alertIcon } from '#app/ui/pictures/icons.ts'
import { articleUrl, careUrl, pageUrl } from '#contract/pages/urls.ts'
import type { RecipeCard, VideoCard } from '#contract/views/articles.ts'
import type { NoticeView } from '#contract/views/support.ts'
import type { Parameter } from '#contract/views.ts'
import { dayText } from '#i18n/date-format.ts'
import type { ModelSupport } from '../load.server.ts'
import { Documents } from './documents.tsx'
import { ModelHead } from './model-head.tsx'
import styles from './model-support.module.css'
import { SerialCheck } from './serial-check.tsx'

export function ModelSupportView({ of: { support, category, spareParts, accessories, replacementHref } }: { of: ModelSupport }) {
  const { language } = useLanguage()
  const t = useMessages('common', 'product-card', 'support')
  const { product, notices, documents, faq, videos, recipes, care } = support
  const { code } = product
  const serialField = useRef<HTMLInputElement>(null)
  return (
    <div className="page-width page-end">
      <Trail page="support" name={code} id={code} />
      <ModelHead
        support={support}
        hasAccessories={accessories.count > 0}
        replacementHref={replacementHref}
        serialField={serialField}
      />
      {notices.map((notice, index) => (
        <Notice key={notice.id} notice={notice} code={code} serialField={index === 0 ? serialField : undefined} />
      ))}
      <section id="documents" aria-labelledby="documents-title" className={styles.section}>
        <h2 id="documents-title" className={`section-heading ${styles.heading}`}>
          {t('support.documents')}
        </h2>
        <Documents documents={documents} />
      </section>
      {accessories.count > 0 && (
        <section id="accessories" aria-labelledby="accessories-title" className={styles.section}>
          <h2 id="accessories-title" className={`section-heading ${styles.heading}`}>
            {t('offer.accessories')}
          </h2>
          <div>
            <AccessoryTable of={accessories} />
            <p className={styles.terms}>
              <Link to={pageUrl(language, 'charges')}>{t('offer.charges')}</Link>
              <Link to={pageUrl(language, 'warrantyTerms')}>{t('offer.terms')}</Link>
            </p>
          </div>
        </section>
      )}
      {faq.length > 0 && (
        <section id="questions" aria-labelledby="questions-title" className={styles.section}>
          <h2 id="questions-title" className={`section-heading ${styles.heading}`}>
            {t('support.questions')}
          </h2>
          <div>
            <QuestionList questions={faq} heading="h3" />
            <Link to={pageUrl(language, 'faq', { id: String(category.number) })} className={onwardClass}>
              <Onward>{t('support.allQuestions', { category: category.name.text })}</Onward>
            </Link>
          </div>
        </section>
      )}
      <WatchAndCook articles={videos} title={t('support.videos')} id="videos" />
      <WatchAndCook articles={recipes} title={t('support.recipes')} id="recipes" />
      {care && (
        <section id="care" aria-labelledby="care-title" className={styles.section}>
          <h2 id="care-title" className={`section-heading ${styles.heading}`}>
            {t('careLink.text')}
          </h2>
          <div>
            <Link to={careUrl(language, care.category, care.family)} className={onwardClass}>
              <Onward>
                <Words of={care.title} />
              </Onward>
            </Link>
          </div>
        </section>
      )}
      <div id="parts" className={styles.parts}>
        <AskUs
          title={t('support.parts')}
          text={
            <>
              {t('support.partsText')}
              {spareParts && <SpareParts of={spareParts} />}
            </>
          }
          subject={t('support.partsSubject', { code })}
        />
      </div>
    </div>
  )
}

function SpareParts({ of: { name, values } }: { of: Parameter }) {
  return (
    <span className={styles.spareParts}>
      <Words of={name} />: {values.map(({ text }) => text).join(', ')}
    </span>
  )
}

type NoticeProps = { notice: NoticeView; code: string; serialField: RefObject<HTMLInputElement | null> | undefined }

/** The full notice, with a check of the visitor's serial number. */
function Notice({ notice, code, serialField }: NoticeProps) {
  const { language } = useLanguage()
  const t = useMessages('notices', 'support')
  const { id, severity, title, intro, content, published, models } = notice
  const own = models.find(({ product }) => product.code === code)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.notice}>
      <div>
        <p className={styles.kind}>
          <Icon path={alertIcon} size={18} />
          {t(`notice.${severity}`)}
        </p>
        <h2 id={`${id}-title`} className={styles.title}>
          <Words of={title} />
        </h2>
        <p className={styles.intro}>
          <Words of={intro} />
        </p>
        {own && <SerialCheck id={id} model={{ ...own, code }} field={serialField} />}
        <p className={styles.published}>{t('serial.published', { date: dayText(language, published) })}</p>
      </div>
      <StyledProse of={content} />
    </section>
  )
}

type WatchAndCookProps = { id: string; title: string; articles: readonly (VideoCard | RecipeCard)[] }

/** Videos or recipes that feature the model. */
function WatchAndCook({ id, title, articles }: WatchAndCookProps) {
  const { language } = useLanguage()
  if (articles.length === 0) return null
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`screen-only ${styles.cookSection}`}>
      <h2 id={`${id}-title`} className={`section-heading ${styles.cookHeading}`}>
        {title}
      </h2>
      <ul className={styles.cards}>
        {articles.map((article) => (
          <li key={article.id} className={styles.card}>
            <div className={styles.picture}>
              <ContentPicture picture={article.picture} sizes="(width < 40rem) 100vw, (width < 64rem) 55vw, 30vw" decorative />
            </div>
            <h3 className="part-heading">
              <Link to={articleUrl(language, article.kind, article.id)} className={`card-link ${styles.link}`}>
                <Words of={article.title} />
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
