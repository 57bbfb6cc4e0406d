import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { pageIn } from '#contract/pages/page-of-path.ts'
import type { PageIn } from '#contract/pages/table.ts'
import { slugOf } from '#contract/pages/text-pages.ts'
import type { StaticPageView } from '#contract/views/pages.ts'

export type CooperationText = { key: PageIn<'company/cooperation-text'>; page: StaticPageView }

/** The last segment of the path selects the text (O4). */
export function loadCooperationText(
  catalog: Catalog,
  { language, pathname }: { language: Language; pathname: string },
): Outcome<CooperationText> {
  const key = pageIn('company/cooperation-text', pathname)
  const slug = key && slugOf(key)
  const page = slug && catalog.page(language, slug)
  return key && page ? found({ key, page }) : notFound
}
