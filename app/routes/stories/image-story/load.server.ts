import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { StaticPageView } from '#contract/views/pages.ts'
import type { Picture } from '#contract/views.ts'

/** X11: a page with one picture. Without the picture it is a 404. */
export function loadImageStory(catalog: Catalog, language: Language): Outcome<{ page: StaticPageView; picture: Picture }> {
  const page = catalog.page(language, 'image-story')
  return page?.picture ? found({ page, picture: page.picture }) : notFound
}
