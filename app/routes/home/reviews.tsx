import { useLanguage } from '#app/language/language.tsx'
import type { Quote, ReviewsWidget } from '#contract/views.ts'
import type { HomePage } from './load.server.ts'
import home from './page.module.css'
import { Quotes } from './quotes.tsx'
import { ReviewsFrame } from './reviews-frame.tsx'

type ReviewsProps = { quotes: readonly Quote[]; quoted: HomePage['quoted']; widget: ReviewsWidget | undefined }

/** H6: customer reviews. Shows our own quotes until the visitor has agreed to load the provider's reviews and they are ready. */
export function Reviews({ quotes, quoted, widget }: ReviewsProps) {
  const { t } = useLanguage()
  const ownQuotes = <Quotes quotes={quotes} quoted={quoted} />
  return (
    <section aria-labelledby="home-reviews" className={`page-width ${home.section}`}>
      <h2 id="home-reviews" className={home.heading}>
        {t('home.reviews')}
      </h2>
      {widget ? <ReviewsFrame provider={widget.provider} meanwhile={ownQuotes} /> : ownQuotes}
    </section>
  )
}
