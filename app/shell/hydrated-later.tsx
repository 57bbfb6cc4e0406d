import { createContext, type ReactNode, Suspense, use } from 'react'

/** Set while a page is rendered without boundaries (`render-whole.server.tsx`). */
export const InOnePiece = createContext(false)

/**
 * React hydrates what is outside of this first, so that the header's buttons work before the page and the footer are hydrated, and hydrates this at once
 * when it is tapped (docs/decisions/061). Nothing in it suspends.
 */
export function HydratedLater({ children }: { children: ReactNode }) {
  return use(InOnePiece) ? children : <Suspense>{children}</Suspense>
}
