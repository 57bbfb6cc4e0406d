import type { Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'

export type Screen = {
  name: string
  address: (language: Language) => string
  /** Brings the page into the state that is photographed: a menu open, a form refused. */
  prepare?: (page: Page, language: Language) => Promise<void>
  /** The screen alone, without what lies below it: for what floats over a page. */
  isOverlay?: boolean
  /** The least and the greatest width at which there is such a screen. */
  from?: number
  upTo?: number
}
