import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ContentPicture } from '#app/content/content-picture.tsx'
import { useLanguage } from '#app/i18n/language.tsx'
import { Words } from '#app/i18n/words.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { urls } from '#app/urls.ts'
import type { BannerTarget, BannerView } from '#contract/views.ts'
import styles from './banners.module.css'

/** H1: nothing moves by itself, and the last banner is the last. */
export function Banners({ banners }: { banners: readonly BannerView[] }) {
  const { t } = useLanguage()
  return (
    <Carousel
      className={styles.banners}
      labels={{
        region: t('home.banners'),
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        slide: (position, count) => t('carousel.slide', { position, count }),
        play: t('carousel.play'),
        pause: t('carousel.pause'),
      }}
    >
      {banners.map((banner, position) => (
        <Banner key={banner.id} banner={banner} priority={position === 0} />
      ))}
    </Carousel>
  )
}

function Banner({ banner: { picture, title, text, target }, priority }: { banner: BannerView; priority: boolean }) {
  const { t } = useLanguage()
  return (
    <article className={styles.banner}>
      <ContentPicture picture={picture} sizes="100vw" priority={priority} className={styles.picture} />
      <div className={`page-width ${styles.words}`}>
        <h2 className={styles.title}>
          <Words of={title} />
        </h2>
        <p className={styles.text}>
          <Words of={text} />
        </p>
        <BannerLink target={target}>
          {t('home.learnMore')}
          <span className="visually-hidden">: {title.text}</span>
        </BannerLink>
      </div>
    </article>
  )
}

/** Where a banner leads (G13): into the frame, to somebody else's site, or nowhere. */
function BannerLink({ target, children }: { target: BannerTarget; children: ReactNode }) {
  const { language, t } = useLanguage()
  switch (target.kind) {
    case 'framed':
      return (
        <Link to={urls.framed(language, target.type, target.name, target.category)} className={styles.link}>
          {children}
        </Link>
      )
    case 'newTab':
      return (
        <a href={target.url} target="_blank" rel="noopener" className={styles.link}>
          {children}
          <span className="visually-hidden"> {t('link.newTab')}</span>
        </a>
      )
    case 'none':
      return null
  }
}
