import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { CaseCard } from '#contract/views/articles.ts'
import type { StaticPageView } from '#contract/views/pages.ts'

/** Whole rows in two and three columns. The list of cases, one tab further, has all. */
const newestProjects = { from: 0, limit: 12 }

export type CooperationPage = {
  page: StaticPageView
  projects: CaseCard[]
  /** The project named in the URL (O2). */
  about?: CaseCard
}

/** O2: our projects, starting with the one named in the URL. An unknown id is a 404. */
export function loadCooperation(
  catalog: Catalog,
  { language, id }: { language: Language; id: string | null },
): Outcome<CooperationPage> {
  const page = catalog.page(language, 'cooperation')
  if (!page) return notFound

  const projects = catalog.projects(language, newestProjects)
  if (!id) return found({ page, projects })

  const about = catalog.articleCard(language, 'case', id)
  return about
    ? found({ page, projects: [about, ...projects.filter((card) => card.id !== id)].slice(0, newestProjects.limit), about })
    : notFound
}
