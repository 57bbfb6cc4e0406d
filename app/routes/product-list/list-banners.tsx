import { ContentPicture } from '#app/content/content-picture.tsx'
import { Words } from '#app/content/words.tsx'
import { BannerLink } from '#app/features/banner-link/banner-link.tsx'
import { useCarouselLabels } from '#app/features/carousel-labels/use-carousel-labels.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import type { BannerView } from '#contract/views.ts'
import styles from './list-banners.module.css'

const slideMs = 6_000

/** The banners above a product list (P1). */
export function ListBanners({ banners, name }: { banners: readonly BannerView[]; name: string }) {
  const { t } = useLanguage()
  const labels = useCarouselLabels(t('list.banners', { name }))
  if (banners.length === 0) return null
  return (
    <Carousel className={styles.banners} autoplayMs={slideMs} labels={labels}>
      {banners.map((banner, index) => (
        <Banner key={banner.id} banner={banner} first={index === 0} />
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
        sizes="min(100vw, 100rem)"
        place={{ height: 'clamp(10rem, 46vw, 32rem)' }}
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
