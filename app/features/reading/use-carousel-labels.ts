import { useMessages } from '#app/language/messages.ts'
import type { CarouselLabels } from '#app/ui/moving/carousel.tsx'

/** The labels of a carousel's buttons. `region` names what the carousel shows. */
export function useCarouselLabels(region: string): CarouselLabels {
  const t = useMessages('common')
  return {
    region,
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    slide: (position, count) => t('carousel.slide', { position, count }),
  }
}
