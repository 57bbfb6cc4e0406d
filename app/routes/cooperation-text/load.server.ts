import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import { pageOfPath } from '#app/pages.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { StaticPageView } from '#contract/views/pages.ts'
import { type CooperationTextKey, cooperationTexts, isCooperationText } from './texts.ts'

export type CooperationText = { key: CooperationTextKey; page: StaticPageView }

/** Which of the hub's texts it is, the last part of the path says. */
export function loadCooperationText(
  catalog: Catalog,
  { language, pathname }: { language: Language; pathname: string },
): Outcome<CooperationText> {
  const key = pageOfPath(pathname.slice(pathname.lastIndexOf('/')))
  if (key === undefined || !isCooperationText(key)) return notFound
  const page = catalog.page(language, cooperationTexts[key].slug)
  return page ? found({ key, page }) : notFound
}
