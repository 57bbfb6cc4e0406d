import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#app/i18n/language.tsx'

type NewTabLinkProps = { href: string; className?: string | undefined; children: ReactNode }

/** A link to somebody else's site: in a new tab that knows nothing of ours, and says so. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const { t } = useLanguage()
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <ExternalLink aria-hidden size={14} strokeWidth={1.5} />
      <span className="visually-hidden"> {t('link.newTab')}</span>
    </a>
  )
}
