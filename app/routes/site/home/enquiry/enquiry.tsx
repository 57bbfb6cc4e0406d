import type { Posted } from '#app/features/forms/visitor-form/post-form.server.ts'
import { VisitorForm } from '#app/features/forms/visitor-form/visitor-form.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { enquiry } from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import styles from './enquiry.module.css'

/** Categories and series, as submitted values (in English) and as labels in the visitor's language. */
export type EnquiryChoices = {
  number: CategoryNumber
  category: Choice
  /** Undefined if there are too many for a select. */
  series?: Choice[]
}[]
type Choice = { value: string; name: string }

/** An enquiry about one product: what the form begins with, what it says, and the URL that holds both. */
export type ProductEnquiry = { url: string; title: string; text: string; category: string; choice: Choice }

/** H8: enquiry about a series (F2). */
type EnquiryProps = { choices: EnquiryChoices; about: ProductEnquiry | undefined; posted?: Posted }

export function Enquiry({ choices, about, posted }: EnquiryProps) {
  const { language } = useLanguage()
  const t = useMessages('forms')
  const isShort = choices.every(({ series }) => series)
  return (
    <section aria-labelledby="enquiry-title" className={`page-width ${styles.enquiry}`}>
      <header>
        <h2 id="enquiry-title" className="section-heading">
          {about?.title ?? t('enquiry.title')}
        </h2>
        <p className={styles.text}>{about?.text ?? t('enquiry.text')}</p>
      </header>
      <VisitorForm
        form={enquiry}
        call="/api/Information/customerform"
        action={about?.url ?? pageUrl(language, 'home')}
        choices={({ cate_name: chosen = '' }) => ({
          cate_name: choices.map(({ category: { value, name } }) => ({ value, text: name })),
          // Without a category, list all series under their categories. This is always the case without JavaScript.
          series_name: choices
            .filter(({ category }) => chosen === '' || category.value === chosen)
            .flatMap(({ category, series = [] }) =>
              [...(about?.category === category.value ? [about.choice] : []), ...series].map(({ value, name }) => ({
                value,
                text: name,
                group: category.name,
              })),
            ),
        })}
        suggestions={({ cate_name: chosen }) =>
          isShort
            ? {}
            : { series_name: { names: 'series', category: choices.find(({ category }) => category.value === chosen)?.number } }
        }
        dependentChanges={(name): Record<string, string> => (name === 'cate_name' && isShort ? { series_name: '' } : {})}
        purpose={t('enquiry.purpose')}
        initialValues={about && { cate_name: about.category, series_name: isShort ? about.choice.value : about.choice.name }}
        posted={posted}
      />
    </section>
  )
}
