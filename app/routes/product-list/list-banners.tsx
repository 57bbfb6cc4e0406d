import { Link } from 'react-router'
import { ContentPicture } from '#app/content/content-picture.tsx'
import { useLanguage } from '#app/i18n/language.tsx'
import { Words } from '#app/i18n/words.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { urls } from '#app/urls.ts'
import type { BannerView } from '#contract/views.ts'
import styles from './list-banners.module.css'

const slideMs = 6_000

/** The banners over a list (P1). */
export function ListBanners({ banners, name }: { banners: readonly BannerView[]; name: string }) {
  const { t } = useLanguage()
  if (banners.length === 0) return null
  return (
    <Carousel
      className={styles.banners}
      autoplayMs={slideMs}
      labels={{
        region: t('list.banners', { name }),
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        slide: (position, count) => t('carousel.slide', { position, count }),
        play: t('carousel.play'),
        pause: t('carousel.pause'),
      }}
    >
      {banners.map((banner, index) => (
        <Banner key={banner.id} banner={banner} first={index === 0} />
      ))}
    </Carousel>
  )
}

function Banner({ banner, first }: { banner: BannerView; first: boolean }) {
  const { language, t } = useLanguage()
  const { picture, title, text, target } = banner
  const content = (
    <>
      <ContentPicture picture={picture} sizes="100vw" priority={first} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.title}>
          <Words of={title} />
        </span>
        <span className={styles.text}>
          <Words of={text} />
        </span>
        {target.kind !== 'none' && <span className={styles.more}>{t('home.learnMore')}</span>}
      </span>
    </>
  )
  switch (target.kind) {
    case 'framed':
      return (
        <Link to={urls.framed(language, target.type, target.name, target.category)} className={styles.banner}>
          {content}
        </Link>
      )
    case 'newTab':
      return (
        <a href={target.url} target="_blank" rel="noopener" className={styles.banner}>
          {content}
          <span className="visually-hidden">{t('link.newTab')}</span>
        </a>
      )
    case 'none':
      return <div className={styles.banner}>{content}</div>
  }
}
