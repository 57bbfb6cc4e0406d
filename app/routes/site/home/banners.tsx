import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { BannerLink } from '#app/features/reading/banners/banner-link.tsx'
import { useCarouselLabels } from '#app/features/reading/use-carousel-labels.ts'
import { useMessages } from '#app/language/messages.ts'
import { usePageSettled } from '#app/ui/hooks/use-page-settled.ts'
import { Carousel } from '#app/ui/moving/carousel.tsx'
import type { BannerView } from '#contract/views.ts'
import styles from './banners.module.css'

/** H1: no autoplay, no loop. */
export function Banners({ banners }: { banners: readonly BannerView[] }) {
  const t = useMessages('home')
  const pageSettled = usePageSettled()
  return (
    <Carousel className="scene" labels={useCarouselLabels(t('home.banners'))}>
      {banners.map((banner, position) => (
        <Banner key={banner.id} banner={banner} priority={position === 0} shown={position === 0 || pageSettled} />
      ))}
    </Carousel>
  )
}

/** The stylesheet crops wide pictures: to 4:3 on a phone, then to 16:9, and from 64rem to a height that depends on the screen. */
const sizes = '(width < 40rem) 176vw, (width < 64rem) 132vw, max(100vw, clamp(71rem, 183vh, 108rem))'

function Banner({ banner, priority, shown }: { banner: BannerView; priority: boolean; shown: boolean }) {
  const { title, text } = banner
  const picture = <ContentPicture picture={banner.picture} sizes={sizes} priority={priority} className={styles.fill} />
  return (
    <article className={styles.banner}>
      {/* Browsers would otherwise fetch the other pictures at once and delay the first. */}
      <div className={styles.picture}>{shown ? picture : <noscript>{picture}</noscript>}</div>
      <div className={`page-width ${styles.words}`}>
        <h2 className={styles.title}>
          <Words of={title} />
        </h2>
        <p className={styles.text}>
          <Words of={text} />
        </p>
        <BannerLink banner={banner} className={`banner-link ${styles.link}`} />
      </div>
    </article>
  )
}
