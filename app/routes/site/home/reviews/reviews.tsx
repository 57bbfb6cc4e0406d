import { type ReactNode, useRef } from 'react'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { pageUrl, productUrl } from '#contract/pages/urls.ts'
import type { ReviewsWidget } from '#contract/views.ts'
import { HomeItems } from '../home-row.tsx'
import type { HomePage, QuoteWithProduct } from '../load.server.ts'
import home from '../page.module.css'
import styles from './quote-card.module.css'
import { useReviewsFrame } from './use-reviews-frame.ts'

type ReviewsProps = Pick<HomePage, 'quotes'> & { areInvented: boolean; widget: ReviewsWidget | undefined }

const id = 'home-reviews'

/**
 * H6: customer reviews. Shows our own quotes until the visitor has agreed to load the provider's reviews and they are ready. Says so if nobody
 * has said these quotes.
 */
export function Reviews({ quotes, areInvented, widget }: ReviewsProps) {
  const t = useMessages('home')
  const title = t('home.reviews')
  const ownQuotes = (
    <HomeItems
      id={id}
      title={areInvented ? t('home.reviews.examples') : title}
      note={areInvented ? t('home.reviews.invented') : undefined}
    >
      {quotes.map((quote) => (
        <QuoteCard key={quote.text.text} quote={quote} />
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
            <h2 id={id} className="section-heading">
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

function QuoteCard({ quote: { text, author, place, product } }: { quote: QuoteWithProduct }) {
  const { language } = useLanguage()
  return (
    <div className={styles.card}>
      <blockquote className={styles.quote}>
        <Words of={text} />
      </blockquote>
      <p className={styles.author}>
        {author}, <Words of={place} />
      </p>
      {product && (
        <Link to={productUrl(language, product)} className={styles.product}>
          <span>{product.code}</span> <Words of={product.title} />
        </Link>
      )}
    </div>
  )
}

type ReviewsFrameProps = {
  provider: string
  /** Shown until the reviews are ready, with a heading of its own. */
  meanwhile: ReactNode
  heading: ReactNode
}

/** A provider's reviews in a sandboxed frame, loaded after consent. */
function ReviewsFrame({ provider, meanwhile, heading }: ReviewsFrameProps) {
  const { language } = useLanguage()
  const t = useMessages('home', 'shell')
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, heightPx, agree } = useReviewsFrame(place, frame)
  const ready = state === 'ready'

  return (
    <div ref={place}>
      {ready ? <div className="page-width">{heading}</div> : meanwhile}
      {state === 'offered' && (
        <div className={`page-width ${styles.offer}`}>
          <p>{t('home.reviews.offer', { provider })}</p>
          <Button look="secondary" onClick={agree}>
            {t('home.reviews.agree', { provider })}
          </Button>
        </div>
      )}
      {state === 'failed' && (
        <div role="alert" className={`page-width ${styles.offer}`}>
          <p>{t('home.reviews.failed', { provider })}</p>
          <Button look="secondary" onClick={agree}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )}
      {(state === 'loading' || ready) && (
        <iframe
          ref={frame}
          className={ready ? styles.frame : styles.waiting}
          title={t('home.reviews.frame', { provider })}
          src={pageUrl(language, 'reviewsFrame')}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          height={heightPx}
        />
      )}
    </div>
  )
}
