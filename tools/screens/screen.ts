import type { Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'

export type Screen = {
  name: string
  address: (language: Language) => string
  /** Brings the page into the state to show, such as an open menu or a refused form. */
  prepare?: (page: Page, language: Language) => Promise<void>
  /** For elements that float over a page: takes only the viewport, not the full page. */
  isOverlay?: boolean
  /** The smallest and largest width at which the screen exists, in pixels. */
  from?: number
  upTo?: number
}
