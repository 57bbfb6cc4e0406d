import { StaticPart } from '#app/content/static-part.tsx'
import { useLanguage } from '#app/language/language.tsx'
import type { ReviewsWidget } from '#contract/views.ts'
import { HomeItems } from './home-row.tsx'
import type { HomePage } from './load.server.ts'
import home from './page.module.css'
import { QuoteCard } from './quote-card.tsx'
import styles from './reviews.module.css'
import { ReviewsFrame } from './reviews-frame.tsx'

type ReviewsProps = { quotes: HomePage['quotes']; widget: ReviewsWidget | undefined }

const id = 'home-reviews'

/** H6: customer reviews. Shows our own quotes until the visitor has agreed to load the provider's reviews and they are ready. */
export function Reviews({ quotes, widget }: ReviewsProps) {
  const { t } = useLanguage()
  const title = t('home.reviews')
  const ownQuotes = (
    <HomeItems id={id} title={title}>
      {quotes.map((quote, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what the browser doesn't know has no other key, and the quotes never change order.
        <StaticPart key={index} of={quote}>
          {(one) => <QuoteCard quote={one} />}
        </StaticPart>
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
