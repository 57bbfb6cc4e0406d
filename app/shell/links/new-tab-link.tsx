import type { ReactNode } from 'react'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { externalLinkIcon } from '#app/ui/pictures/icons.ts'

type NewTabLinkProps = { href: string; className?: string; children: ReactNode }

/** A link to another site. It opens in a new tab without access to ours, and says that it does. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const t = useMessages('shell')
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <Icon path={externalLinkIcon} size={14} />
      <span className="visually-hidden">{` ${t('link.newTab')}`}</span>
    </a>
  )
}
