import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#app/i18n/language.tsx'
import { urls } from '#app/urls.ts'
import type { BannerTarget } from '#contract/views.ts'

type BannerLinkProps = { target: BannerTarget; className?: string | undefined; children: ReactNode }

/** Where a banner leads (G13): into the frame, to somebody else's site, or nowhere. */
export function BannerLink({ target, className, children }: BannerLinkProps) {
  const { language, t } = useLanguage()
  switch (target.kind) {
    case 'framed':
      return (
        <Link to={urls.framed(language, target.type, target.name, target.category)} className={className}>
          {children}
        </Link>
      )
    case 'newTab':
      return (
        <a href={target.url} target="_blank" rel="noopener" className={className}>
          {children}
          <span className="visually-hidden"> {t('link.newTab')}</span>
        </a>
      )
    case 'none':
      return null
  }
}
