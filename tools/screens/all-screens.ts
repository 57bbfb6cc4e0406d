import type { Page } from '@playwright/test'
import { formUrl } from '#app/form-urls.ts'
import { pagePaths } from '#app/pages.ts'
import { pageUrl } from '#app/reading-urls.ts'
import { localPath, urls } from '#app/urls.ts'
import { loadCatalog } from '#catalog/load-catalog.ts'
import type { Language } from '#contract/languages.ts'
import { sampleOf } from '#tests/audit/content-sample.ts'
import { screens as auditedScreens } from '#tests/audit/screens.ts'
import { servedContent } from '#tests/support/served-content.ts'
import { states } from './states.ts'

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

const sample = sampleOf(await loadCatalog(servedContent))

/** The screens that the audit opens, where the content has them. */
const ofTheAudit = auditedScreens.flatMap(({ name, address }): Screen[] =>
  address(sample, 'en') === undefined ? [] : [{ name, address: (language) => address(sample, language) ?? '' }],
)

/** Screens the audit leaves out because another page of the same folder covers them. */
const moreScreens: readonly Screen[] = [
  { name: 'feature page', address: (language) => urls.feature(language, 'vela') },
  { name: 'feature story', address: (language) => pageUrl(language, 'featureStory') },
  { name: 'brand', address: (language) => pageUrl(language, 'brand') },
  { name: 'service philosophy', address: (language) => pageUrl(language, 'servicePhilosophy') },
  { name: 'shopping guide', address: (language) => pageUrl(language, 'shoppingGuide') },
  { name: 'engineering', address: (language) => pageUrl(language, 'engineering') },
  { name: 'service idea', address: (language) => pageUrl(language, 'serviceIdea') },
  { name: 'after-sales process', address: (language) => pageUrl(language, 'afterSalesProcess') },
  { name: 'dealer form', address: (language) => formUrl(language, 'dealer') },
  { name: 'supplier form', address: (language) => formUrl(language, 'supplier') },
  { name: 'subscribe', address: (language) => formUrl(language, 'subscribe') },
  { name: 'withdraw', address: (language) => formUrl(language, 'withdraw') },
  { name: 'reviews frame', address: (language) => urls.reviewsFrame(language) },
  { name: '3D view', address: (language) => urls.productModel(language, 'RH-9010') },
]

export const allScreens: readonly Screen[] = [...ofTheAudit, ...moreScreens, ...states]

/** The same page under a second address, and what is data. */
const withoutScreen = new Set<string>([pagePaths.newsDetails, pagePaths.productMenu])

/** Paths of the site of which no screen is photographed. */
export function pathsWithoutScreen(): string[] {
  const shown = allScreens.map(({ address }) => address('en').split('?')[0])
  const isShown = (path: string) => shown.some((one) => one === path || one?.startsWith(`${path}/`))
  return Object.values(pagePaths).filter((path) => !withoutScreen.has(path) && !isShown(localPath('en', path)))
}
