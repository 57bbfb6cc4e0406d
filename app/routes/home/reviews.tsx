import { useLanguage } from '#app/language/language.tsx'
import type { Quote, ReviewsWidget } from '#contract/views.ts'
import { HomeItems } from './home-row.tsx'
import type { HomePage } from './load.server.ts'
import home from './page.module.css'
import { QuoteCard } from './quote-card.tsx'
import styles from './reviews.module.css'
import { ReviewsFrame } from './reviews-frame.tsx'

type ReviewsProps = { quotes: readonly Quote[]; quoted: HomePage['quoted']; widget: ReviewsWidget | undefined }

const id = 'home-reviews'

/** H6: customer reviews. Shows our own quotes until the visitor has agreed to load the provider's reviews and they are ready. */
export function Reviews({ quotes, quoted, widget }: ReviewsProps) {
  const { t } = useLanguage()
  const title = t('home.reviews')
  const ownQuotes = (
    <HomeItems id={id} title={title}>
      {quotes.map((quote) => (
        <QuoteCard key={quote.author} quote={quote} product={quoted[quote.productCode ?? '']} />
      ))}
    </HomeItems>
  )
  return (
    <section aria-labelledby={id} className={`${home.section} ${styles.section}`}>
      {widget ? (
        <ReviewsFrame
          provider={widget.provider}
          meanwhile={ownQuotes}
          heading={
            <h2 id={id} className={home.heading}>
              {title}
            </h2>
          }
        />
      ) : (
        ownQuotes
      )}
    </section>
  )
}
