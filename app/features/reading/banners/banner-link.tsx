import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { framedUrl } from '#contract/pages/urls.ts'
import type { BannerView } from '#contract/views.ts'

type BannerLinkProps = { banner: Pick<BannerView, 'target' | 'title'>; className?: string }

/** A banner's link (G13): to the frame, to another site, or none. Screen readers announce its title. */
export function BannerLink({ banner: { target, title }, className }: BannerLinkProps) {
  const { language } = useLanguage()
  const t = useMessages('shell')
  const words = (
    <>
      {t('link.learnMore')}
      <span className="visually-hidden">: {title.text}</span>
    </>
  )
  switch (target.kind) {
    case 'framed':
      return (
        <Link to={framedUrl(language, target.type, target.name, target.category)} className={className}>
          {words}
        </Link>
      )
    case 'newTab':
      return (
        <a href={target.url} target="_blank" rel="noopener" className={className}>
          {words}
          <span className="visually-hidden">{` ${t('link.newTab')}`}</span>
        </a>
      )
    case 'none':
      return null
  }
}
