import { BannerCarousel } from '#app/features/reading/banners/banner-carousel.tsx'
import { useCarouselLabels } from '#app/features/reading/use-carousel-labels.ts'
import { useMessages } from '#app/language/messages.ts'
import type { BannerView } from '#contract/views.ts'
import classes from './hub-banners.module.css'

const layout = { classes, sizes: '(width < 56rem) 132vw, max(62vw, clamp(47rem, 75vw, 75rem))' }

/** The banners at the top of the hub's pages (N1). No autoplay. */
export function HubBanners({ banners }: { banners: readonly BannerView[] }) {
  const t = useMessages('news')
  return <BannerCarousel banners={banners} labels={useCarouselLabels(t('hub.banners'))} layout={layout} />
}
