import { useState } from 'react'
import { ContentPicture } from '#app/content/content-picture.tsx'
import { useLater } from '#app/document/use-later.ts'
import { useCarouselLabels } from '#app/features/carousel-labels/use-carousel-labels.ts'
import { transitionName } from '#app/features/product-card/picture-transition.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { maximizeIcon } from '#app/ui/icons.ts'
import { usePart } from '#app/ui/use-part.ts'
import type { Picture } from '#contract/views.ts'
import styles from './gallery.module.css'

/** The product's pictures. The current one can be enlarged (D1). */
export function Gallery({ pictures, code }: { pictures: readonly Picture[]; code: string }) {
  const { t } = useLanguage()
  const labels = useCarouselLabels(t('product.pictures', { code }))
  const [enlarged, setEnlarged] = useState(0)
  const [open, setOpen] = useState(false)
  const large = pictures[enlarged]
  // A link opens a product with its first picture.
  const later = useLater()
  const lightbox = usePart(async () => (await import('./lightbox.tsx')).Lightbox)

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
            {(later || index === 0) && (
              <>
                <ContentPicture
                  picture={picture}
                  sizes="(min-width: 36rem) 34rem, 92vw"
                  place={{ ratio: 4 / 3 }}
                  priority={index === 0}
                  className={styles.picture}
                  transitionName={index === 0 ? transitionName(code) : undefined}
                />
                <span className={styles.enlarge}>
                  <Icon path={maximizeIcon} size={18} />
                  <span className="visually-hidden">{t('product.enlarge')}</span>
                </span>
              </>
            )}
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
