import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import type { Place } from '#app/content/pictures/covering-sizes.ts'
import { Words } from '#app/content/text/words.tsx'
import { type Autoplay, Carousel, type CarouselLabels } from '#app/ui/moving/carousel.tsx'
import type { BannerView } from '#contract/views.ts'
import styles from './banner-carousel.module.css'
import { BannerLink } from './banner-link.tsx'

type Part = 'banners' | 'banner' | 'picture' | 'words' | 'title' | 'text' | 'link'

type Layout = {
  /** Where the page wants each part of a banner. */
  classes: { readonly [part in Part]?: string }
  /** Of the picture, in the syntax of the `sizes` attribute. */
  sizes: string
  /** Where the picture is cut to another proportion than its own. */
  place?: Place
}

type BannerCarouselProps = {
  banners: readonly BannerView[]
  labels: CarouselLabels
  autoplay?: Autoplay
  layout: Layout
}

/** The banners of a page. Nothing where there are none. */
export function BannerCarousel({ banners, labels, autoplay, layout }: BannerCarouselProps) {
  if (banners.length === 0) return null
  return (
    <Carousel className={`screen-only scene  ${layout.classes.banners ?? ''}`} autoplay={autoplay} labels={labels}>
      {banners.map((banner, position) => (
        <Banner key={banner.id} banner={banner} first={position === 0} layout={layout} />
      ))}
    </Carousel>
  )
}

function Banner({ banner, first, layout }: { banner: BannerView; first: boolean; layout: Layout }) {
  const { classes, sizes, place } = layout
  const { picture, title, text } = banner
  return (
    <div className={`${styles.banner} ${classes.banner}`}>
      <ContentPicture picture={picture} sizes={sizes} place={place} priority={first} className={classes.picture} />
      <div className={`${styles.words} ${classes.words}`}>
        <p className={`section-heading ${styles.title} ${classes.title}`}>
          <Words of={title} />
        </p>
        <p className={classes.text}>
          <Words of={text} />
        </p>
        <BannerLink banner={banner} className={`banner-link ${styles.link} ${classes.link}`} />
      </div>
    </div>
  )
}
