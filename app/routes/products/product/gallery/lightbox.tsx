import { type CSSProperties, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { useCarouselLabels } from '#app/features/reading/use-carousel-labels.ts'
import { useMessages } from '#app/language/messages.ts'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { Slides } from '#app/ui/moving/slides.tsx'
import { useScrollIndex } from '#app/ui/moving/use-scroll-index.ts'
import { chevronLeftIcon, chevronRightIcon, zoomInIcon, zoomOutIcon } from '#app/ui/pictures/icons.ts'
import type { Picture } from '#contract/views.ts'
import styles from './lightbox.module.css'
import { useZoom } from './use-zoom.ts'

export type LightboxProps = { title: string; pictures: readonly Picture[]; first: number; open: boolean }

const panByPixels = 80
const steps: Record<string, readonly [left: number, top: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The pictures as large as the window. Swiping between them and moving a zoomed one is scrolling, so the browser does both. */
export function Lightbox({ title, pictures, first, open }: LightboxProps) {
  const t = useMessages('product')
  const labels = useCarouselLabels(title)
  const track = useRef<HTMLUListElement>(null)
  const { index, goTo } = useScrollIndex(track, pictures.length)
  const zoom = useZoom(track, index)
  const last = pictures.length - 1

  useLayoutEffect(() => {
    const row = track.current
    if (open) row?.scrollTo({ left: first * row.clientWidth, behavior: 'instant' })
    else zoom.reset()
  }, [open, first, zoom.reset])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !act(event.key)) return
    event.preventDefault()
  })

  /** Whether the key does anything. */
  function act(key: string): boolean {
    const [left, top] = steps[key] ?? [0, 0]
    if (zoom.isZoomed && (left || top)) zoom.pan(left * panByPixels, top * panByPixels)
    else if (left) goTo(index + left)
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(last)
    else if (key === '+' || key === '=') zoom.into()
    else if (key === '-' || key === '0') zoom.reset()
    else return false
    return true
  }

  // On the dialog, because its button for closing has the focus first. A layout effect: the keys work from the moment the picture is shown.
  useLayoutEffect(() => {
    const dialog = track.current?.closest('dialog')
    dialog?.addEventListener('keydown', press)
    return () => dialog?.removeEventListener('keydown', press)
  }, [])

  return (
    <div className={styles.lightbox}>
      <Slides
        ref={track}
        label={labels.region}
        only={index}
        slides={pictures.map((picture, position) => {
          const isZoomed = position === index && zoom.isZoomed
          return (
            <section
              key={picture.src}
              aria-label={labels.slide(position + 1, pictures.length)}
              tabIndex={isZoomed ? 0 : undefined}
              data-view
              className={styles.view}
              data-zoomed={isZoomed}
              style={{ '--ratio': picture.width / picture.height } as CSSProperties}
              {...zoom.pointer}
            >
              <ContentPicture picture={picture} sizes={isZoomed ? '250vw' : '100vw'} className={styles.picture} />
            </section>
          )
        })}
      />
      <div className={styles.bar}>
        <IconButton
          icon={chevronLeftIcon}
          aria-label={labels.previous}
          aria-disabled={index === 0}
          onClick={() => goTo(index - 1)}
        />
        <p role="status" className={styles.counter}>
          <span aria-hidden>
            <ChangingText>{`${index + 1} / ${pictures.length}`}</ChangingText>
          </span>
          <span className="visually-hidden">
            <ChangingText>{labels.slide(index + 1, pictures.length)}</ChangingText>
          </span>
        </p>
        <IconButton
          icon={chevronRightIcon}
          aria-label={labels.next}
          aria-disabled={index === last}
          onClick={() => goTo(index + 1)}
        />
        <IconButton
          icon={zoom.isZoomed ? zoomOutIcon : zoomInIcon}
          aria-label={t(zoom.isZoomed ? 'product.zoomOut' : 'product.zoomIn')}
          className={`icon-button ${styles.zoom}`}
          onClick={zoom.isZoomed ? zoom.reset : zoom.into}
        />
      </div>
    </div>
  )
}
