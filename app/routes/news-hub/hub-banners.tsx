import { BannerCarousel } from '#app/features/banners/banner-carousel.tsx'
import { useCarouselLabels } from '#app/features/carousel-labels/use-carousel-labels.ts'
import { useLanguage } from '#app/language/language.tsx'
import type { BannerView } from '#contract/views.ts'
import classes from './hub-banners.module.css'

const layout = { classes, sizes: '(width < 56rem) 132vw, max(62vw, clamp(47rem, 75vw, 75rem))' }

/** The banners at the top of the hub's pages (N1). No autoplay. */
export function HubBanners({ banners }: { banners: readonly BannerView[] }) {
  const { t } = useLanguage()
  return <BannerCarousel banners={banners} labels={useCarouselLabels(t('hub.banners'))} layout={layout} />
}
