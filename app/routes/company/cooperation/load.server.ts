import { found, notFound } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'

/** Whole rows in two and three columns. The list of cases, one tab further, has all. */
const newestProjects = { from: 0, limit: 12 }

/** O2: our projects, starting with the one named in the URL. An unknown id is a 404. */
export function loadCooperation(catalog: Catalog, language: Language, id: string | null) {
  const page = catalog.page(language, 'cooperation')
  if (!page) return notFound

  const projects = catalog.projects(language, newestProjects)
  const about = id ? catalog.articleCard(language, 'case', id) : undefined
  if (id && !about) return notFound
  const others = projects.filter((card) => card.id !== about?.id)
  return found({ page, projects: about ? [about, ...others].slice(0, newestProjects.limit) : projects, about })
}
