import { ContentPicture } from '#app/content/content-picture.tsx'
import { Words } from '#app/content/words.tsx'
import { BannerLink } from '#app/features/banner-link/banner-link.tsx'
import { useCarouselLabels } from '#app/features/carousel-labels/use-carousel-labels.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import type { BannerView } from '#contract/views.ts'
import styles from './hub-banners.module.css'

/** The banners at the top of the hub's pages (N1). No autoplay. */
export function HubBanners({ banners }: { banners: readonly BannerView[] }) {
  const { t } = useLanguage()
  const labels = useCarouselLabels(t('hub.banners'))
  if (banners.length === 0) return null
  return (
    <Carousel className={styles.banners} labels={labels}>
      {banners.map((banner, position) => (
        <Banner key={banner.id} banner={banner} first={position === 0} />
      ))}
    </Carousel>
  )
}

function Banner({ banner, first }: { banner: BannerView; first: boolean }) {
  const { picture, title, text } = banner
  return (
    <div className={styles.banner}>
      <ContentPicture
        picture={picture}
        sizes="(width < 56rem) 132vw, max(62vw, clamp(47rem, 75vw, 75rem))"
        priority={first}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.title}>
          <Words of={title} />
        </p>
        <p className={styles.text}>
          <Words of={text} />
        </p>
        <BannerLink banner={banner} className={styles.link} />
      </div>
    </div>
  )
}
