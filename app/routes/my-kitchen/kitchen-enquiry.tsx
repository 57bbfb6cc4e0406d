import { Words } from '#app/content/words.tsx'
import { VisitorForm } from '#app/features/visitor-form/visitor-form.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { enquiry } from '#contract/forms/forms.ts'
import type { ThinkingOf } from '#contract/kitchen/kitchen.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { formatList } from '#i18n/number-format.ts'
import styles from './kitchen-enquiry.module.css'
import { wordsOfMeasures } from './words-of-measures.ts'

/** Sends the whole list as one enquiry, or asks for an appointment in the showroom. The list is filled in here, in English for staff. */
export function KitchenEnquiry({ entries, facts }: { entries: readonly ThinkingOf[]; facts: KitchenFacts }) {
  const { language, t } = useLanguage()
  const list = entries.map((entry) => forStaff(entry, facts)).join('; ')
  const codes = entries.map(({ code }) => code)
  return (
    <section aria-labelledby="kitchen-enquiry" className={`screen-only ${styles.enquiry}`}>
      <header>
        <h3 id="kitchen-enquiry" className={styles.title}>
          {t('kitchen.ask')}
        </h3>
        <p className={styles.text}>
          <Words of={{ text: t('kitchen.sends', { models: formatList(codes, language) }) }} />{' '}
          {entries.some(({ measures }) => measures) && t('kitchen.sendsMeasures')}
        </p>
      </header>
      <VisitorForm
        // Another list is another enquiry.
        key={list}
        form={enquiry}
        call="/api/Information/customerform"
        action={pageUrl(language, 'home')}
        labels={{ cate_name: t('kitchen.wish') }}
        given={['series_name']}
        draft="kitchen"
        choices={() => ({
          cate_name: [
            { value: 'My kitchen: advice', text: t('kitchen.wish.advice') },
            { value: 'My kitchen: showroom visit', text: t('kitchen.wish.visit') },
          ],
        })}
        purpose={t('kitchen.purpose')}
        initial={{ series_name: list }}
      />
    </section>
  )
}

function forStaff({ code, measures = {} }: ThinkingOf, facts: KitchenFacts): string {
  const words = wordsOfMeasures(measures, facts.measures, 'staff')
  return words.length > 0 ? `${code} (${words.join(', ')})` : code
}
