import { type ReactNode, useRef } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import styles from './reviews-frame.module.css'
import { useReviewsFrame } from './use-reviews-frame.ts'

type ReviewsFrameProps = {
  provider: string
  /** Shown until the reviews are ready, with a heading of its own. */
  meanwhile: ReactNode
  heading: ReactNode
}

/** A provider's reviews in a sandboxed frame, loaded after consent. */
export function ReviewsFrame({ provider, meanwhile, heading }: ReviewsFrameProps) {
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
