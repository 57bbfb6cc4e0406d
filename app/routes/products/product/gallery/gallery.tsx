import { type RefObject, useState } from 'react'
import { Dialog } from '#app/content/dialog.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { transitionName } from '#app/features/products/product-card/product-card-view.tsx'
import { useCarouselLabels } from '#app/features/reading/use-carousel-labels.ts'
import { useMessages } from '#app/language/messages.ts'
import { useLazyComponent } from '#app/ui/hooks/use-lazy-component.ts'
import { Carousel } from '#app/ui/moving/carousel.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { maximizeIcon } from '#app/ui/pictures/icons.ts'
import type { Picture } from '#contract/views.ts'
import styles from './gallery.module.css'

type GalleryProps = { pictures: readonly Picture[]; code: string; firstPicture: RefObject<HTMLImageElement | null> }

/** The product's pictures. The current one can be enlarged (D1). */
export function Gallery({ pictures, code, firstPicture }: GalleryProps) {
  const t = useMessages('product', 'shell')
  const labels = useCarouselLabels(t('product.pictures', { code }))
  const [enlarged, setEnlarged] = useState(0)
  const [open, setOpen] = useState(false)
  const large = pictures[enlarged]
  const lightbox = useLazyComponent(async () => (await import('./lightbox.tsx')).Lightbox)

  function enlarge(index: number) {
    setEnlarged(index)
    setOpen(true)
    lightbox.load()
  }

  return (
    <>
      <Carousel
        className={styles.gallery}
        labels={labels}
        thumbnails={pictures.map((picture) => (
          <ContentPicture key={picture.src} picture={picture} sizes="4rem" decorative className={styles.thumbnail} />
        ))}
      >
        {pictures.map((picture, index) => (
          <button key={picture.src} type="button" className={styles.slide} onClick={() => enlarge(index)}>
            <ContentPicture
              ref={index === 0 ? firstPicture : undefined}
              picture={picture}
              sizes="(min-width: 36rem) 34rem, 92vw"
              place={{ ratio: 4 / 3 }}
              priority={index === 0}
              className={styles.picture}
              transitionName={index === 0 ? transitionName(code) : undefined}
            />
            <span className={`needs-script ${styles.enlarge}`}>
              <Icon path={maximizeIcon} size={18} />
              <span className="visually-hidden">{t('product.enlarge')}</span>
            </span>
          </button>
        ))}
      </Carousel>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('product.pictures', { code })}
        titleHidden
        closeLabel={t('action.close')}
        className={styles.dialog}
      >
        {lightbox.state.kind === 'ready' ? (
          <lightbox.state.Component title={t('product.pictures', { code })} pictures={pictures} first={enlarged} open={open} />
        ) : (
          large && <ContentPicture picture={large} sizes="100vw" className={styles.large} />
        )}
      </Dialog>
    </>
  )
}
