import { useLanguage } from '#app/language/language.tsx'
import type { CarouselLabels } from '#app/ui/carousel.tsx'

/** The labels of a carousel's buttons. `region` names what the carousel shows. */
export function useCarouselLabels(region: string): CarouselLabels {
  const { t } = useLanguage()
  return {
    region,
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    slide: (position, count) => t('carousel.slide', { position, count }),
  }
}
