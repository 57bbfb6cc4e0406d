import { Children, type FocusEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from '../pictures/icons.ts'
import styles from './carousel.module.css'
import { Slides } from './slides.tsx'
import { useAutoplay, useInView } from './use-autoplay.ts'
import { useScrollIndex } from './use-scroll-index.ts'

export type CarouselLabels = {
  /** Label of the carousel. */
  region: string
  previous: string
  next: string
  /** Label of the button for a slide: "Picture 2 of 5". */
  slide: (position: number, count: number) => string
}

/** Milliseconds per slide, and the labels of its button. */
export type Autoplay = { ms: number; play: string; pause: string }

type CarouselProps = {
  labels: CarouselLabels
  autoplay?: Autoplay
  /** One per slide, shown as buttons below the carousel instead of dots. */
  thumbnails?: readonly ReactNode[]
  onIndexChange?: (index: number) => void
  className?: string
  /** One slide per child. */
  children: ReactNode
}

/** Slides with buttons. It doesn't loop. */
export function Carousel({ labels, autoplay, thumbnails, onIndexChange, className, children }: CarouselProps) {
  const slides = Children.toArray(children)
  const count = slides.length
  const track = useRef<HTMLUListElement>(null)
  const { index, goTo } = useScrollIndex(track, count, onIndexChange)
  const inView = useInView(track, autoplay !== undefined)
  const [held, setHeld] = useState({ byPointer: false, byFocus: false })
  const { playing, setPlaying } = useAutoplay({
    intervalMs: autoplay?.ms,
    held: held.byPointer || held.byFocus || !inView,
    index,
    count,
    goTo,
  })

  // The autoplay button must not itself pause the autoplay it started.
  const isHold = ({ target }: FocusEvent | PointerEvent) => !(target instanceof Element && target.closest('[data-autoplay]'))

  return (
    <section
      aria-label={labels.region}
      className={[styles.carousel, className].filter(Boolean).join(' ')}
      onPointerOver={(event) => setHeld((now) => ({ ...now, byPointer: event.pointerType === 'mouse' && isHold(event) }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, byPointer: false }))}
      onFocus={(event) => setHeld((now) => ({ ...now, byFocus: isHold(event) }))}
      onBlur={() => setHeld((now) => ({ ...now, byFocus: false }))}
    >
      <Slides ref={track} label={labels.region} slides={slides} />
      {count > 1 && (
        <div className={`needs-script ${styles.controls}`}>
          <IconButton
            icon={chevronLeftIcon}
            aria-label={labels.previous}
            aria-disabled={index === 0}
            onClick={() => goTo(index - 1)}
          />
          <div className={thumbnails ? styles.thumbnails : styles.dots}>
            {slides.map((_, position) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: slides never change order.
                key={position}
                type="button"
                className={thumbnails ? styles.thumbnail : styles.dot}
                aria-label={labels.slide(position + 1, count)}
                aria-current={position === index}
                onClick={() => goTo(position)}
              >
                {thumbnails?.[position]}
              </button>
            ))}
          </div>
          <IconButton
            icon={chevronRightIcon}
            aria-label={labels.next}
            aria-disabled={index === count - 1}
            onClick={() => goTo(index + 1)}
          />
          {autoplay && (
            <IconButton
              icon={playing ? pauseIcon : playIcon}
              size={20}
              data-autoplay
              aria-label={playing ? autoplay.pause : autoplay.play}
              onClick={() => setPlaying(!playing)}
            />
          )}
        </div>
      )}
    </section>
  )
}
