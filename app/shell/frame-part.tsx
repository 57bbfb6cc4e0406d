import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { KeptPart } from '#app/content/kept-part.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import { isSamePage } from '#app/shell/links/is-same-page.ts'

type FramePartProps = {
  name: string
  /** Whether it marks the page's own link as current. */
  marksPage?: boolean
  children: ReactNode
}

/** A part of header or footer that is the same on all pages of a language. The server renders it once. */
export const FramePart = import.meta.env.SSR ? ServerPart : BrowserPart

function BrowserPart({ children }: FramePartProps) {
  return children
}

function ServerPart({ name, marksPage = false, children }: FramePartProps) {
  const { pathname } = useLocation()
  const data = useRootData()
  if (!data) return children
  const own = marksPage && data.navigation.find(({ header, href }) => header && isSamePage(href, pathname))
  return (
    <KeptPart of={data} name={own ? `${name} ${own.href}` : name}>
      {children}
    </KeptPart>
  )
}
