import { KeptPart } from '#app/content/kept-part.tsx'
import { BannerCarousel } from '#app/features/banners/banner-carousel.tsx'
import { useCarouselLabels } from '#app/features/carousel-labels/use-carousel-labels.ts'
import { useLanguage } from '#app/language/language.tsx'
import type { BannerView } from '#contract/views.ts'
import classes from './list-banners.module.css'

const slideMs = 6_000
const layout = { classes, sizes: 'min(100vw, 100rem)', place: { height: 'clamp(10rem, 46vw, 32rem)' } }

/** The banners below a product list (P1). */
export function ListBanners({ banners, name }: { banners: readonly BannerView[]; name: string }) {
  const { t } = useLanguage()
  const labels = useCarouselLabels(t('list.banners', { name }))
  const autoplay = { ms: slideMs, play: t('autoplay.play'), pause: t('autoplay.pause') }
  return (
    <KeptPart of={banners} name={name}>
      <BannerCarousel banners={banners} labels={labels} autoplay={autoplay} layout={layout} below />
    </KeptPart>
  )
}
