import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { VisitorForm } from '#app/features/forms/visitor-form/visitor-form.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { enquiry } from '#contract/forms/forms.ts'
import type { WishlistEntry } from '#contract/kitchen/kitchen.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { pageUrl, visitUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { formatList } from '#i18n/number-format.ts'
import { wordsOfMeasures } from './kitchen-card.tsx'
import styles from './kitchen-enquiry.module.css'

/** Sends the whole list as one enquiry, or asks for an appointment in the showroom. The list is filled in here, in English for staff. */
export function KitchenEnquiry({ entries, facts }: { entries: readonly WishlistEntry[]; facts: KitchenFacts }) {
  const { language } = useLanguage()
  const t = useMessages('my-kitchen', 'visit')
  const list = entries.map((entry) => forStaff(entry, facts)).join('; ')
  const codes = entries.map(({ code }) => code)
  return (
    <section aria-labelledby="kitchen-enquiry" className={`screen-only ${styles.enquiry}`}>
      <header>
        <h3 id="kitchen-enquiry" className={styles.title}>
          {t('kitchen.ask')}
        </h3>
        <p className={styles.text}>
          <Words key={list} of={{ text: t('kitchen.sends', { models: formatList(codes, language) }) }} />{' '}
          {entries.some(({ measures }) => measures) && <ChangingText>{t('kitchen.sendsMeasures')}</ChangingText>}
        </p>
        <Link to={visitUrl(language, { kind: 'planning', codes, measures: entries[0]?.measures })} className={onwardClass}>
          <Onward>{t('book.together')}</Onward>
        </Link>
      </header>
      <VisitorForm
        // Another list is another enquiry.
        key={list}
        form={enquiry}
        call="/api/Information/customerform"
        action={pageUrl(language, 'home')}
        labels={{ cate_name: t('kitchen.wish') }}
        prefilled={['series_name']}
        draft="kitchen"
        choices={() => ({
          cate_name: [
            { value: 'My kitchen: advice', text: t('kitchen.wish.advice') },
            { value: 'My kitchen: showroom visit', text: t('kitchen.wish.visit') },
          ],
        })}
        purpose={t('kitchen.purpose')}
        initialValues={{ series_name: list }}
      />
    </section>
  )
}

function forStaff({ code, measures = {} }: WishlistEntry, facts: KitchenFacts): string {
  const words = wordsOfMeasures(measures, facts.measures, 'staff', defaultLanguage)
  return words.length > 0 ? `${code} (${words.join(', ')})` : code
}
