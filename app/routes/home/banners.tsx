import { ContentPicture } from '#app/content/content-picture.tsx'
import { Words } from '#app/content/words.tsx'
import { BannerLink } from '#app/features/banner-link/banner-link.tsx'
import { useCarouselLabels } from '#app/features/carousel-labels/use-carousel-labels.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { useAtLeisure } from '#app/ui/use-at-leisure.ts'
import type { BannerView } from '#contract/views.ts'
import styles from './banners.module.css'

/** H1: nothing moves by itself, and the last banner is the last. */
export function Banners({ banners }: { banners: readonly BannerView[] }) {
  const { t } = useLanguage()
  const isAtLeisure = useAtLeisure()
  return (
    <Carousel className={styles.banners} labels={useCarouselLabels(t('home.banners'))}>
      {banners.map((banner, position) => (
        <Banner key={banner.id} banner={banner} priority={position === 0} shown={position === 0 || isAtLeisure} />
      ))}
    </Carousel>
  )
}

/** What the stylesheet leaves of a wide picture: 4:3 on a phone, then 16:9, and from 64rem on what the height of the screen allows. */
const sizes = '(width < 40rem) 176vw, (width < 64rem) 132vw, max(100vw, clamp(71rem, 183vh, 108rem))'

function Banner({ banner, priority, shown }: { banner: BannerView; priority: boolean; shown: boolean }) {
  const { title, text } = banner
  const picture = <ContentPicture picture={banner.picture} sizes={sizes} priority={priority} className={styles.fill} />
  return (
    <article className={styles.banner}>
      {/* A browser would fetch the pictures beside the first one at once, and the first one would come later. */}
      <div className={styles.picture}>{shown ? picture : <noscript>{picture}</noscript>}</div>
      <div className={`page-width ${styles.words}`}>
        <h2 className={styles.title}>
          <Words of={title} />
        </h2>
        <p className={styles.text}>
          <Words of={text} />
        </p>
        <BannerLink banner={banner} className={styles.link} />
      </div>
    </article>
  )
}
