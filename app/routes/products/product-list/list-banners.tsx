import { BannerCarousel } from '#app/features/reading/banners/banner-carousel.tsx'
import { useCarouselLabels } from '#app/features/reading/use-carousel-labels.ts'
import { useMessages } from '#app/language/messages.ts'
import type { BannerView } from '#contract/views.ts'
import classes from './list-banners.module.css'

const slideMs = 6_000
const layout = { classes, sizes: 'min(100vw, 100rem)', place: { height: 'min(512px, 40vh)' } }

/** The banners at the top of a product list (P1). */
export function ListBanners({ banners, name }: { banners: readonly BannerView[]; name: string }) {
  const t = useMessages('common', 'product-list')
  const labels = useCarouselLabels(t('list.banners', { name }))
  const autoplay = { ms: slideMs, play: t('autoplay.play'), pause: t('autoplay.pause') }
  return <BannerCarousel banners={banners} labels={labels} autoplay={autoplay} layout={layout} />
}
