import { createCatalog } from '#catalog/create-catalog.ts'
import { languageNames } from '#contract/languages.ts'
import { wordsForSearch } from '#publishing/build/search/write-search.ts'
import { loadIndex } from '#publishing/load-catalog.ts'
import { measure, type Quality } from '#tests/search-quality/measure.ts'
import { asked, type Query, queries, questions } from '#tests/search-quality/queries.ts'
import { siteSearch } from '#tests/search-quality/site-search.ts'
import { oramaSearch } from './orama-search.ts'

/** Compares what visitors find with the site's search and with Orama. Optionally lists what they don't find with the site's. */
export async function printSearchQuality(folder: string, today: string, { listMissed }: { listMissed: boolean }) {
  const index = await loadIndex(folder)
  const catalog = createCatalog(index, today)
  const engines = { site: siteSearch(catalog), orama: oramaSearch(catalog, wordsForSearch(index.searchWords)) }
  const perLanguage = (all: readonly Query[], suffix = '') =>
    languageNames.map((language) => [`${language}${suffix}`, all.filter((query) => query.language === language)] as const)
  const parts = [
    ...perLanguage(queries),
    ['all', queries] as const,
    ...perLanguage(questions, ', questions'),
    ['all, questions', questions] as const,
    ...perLanguage(asked, ', everyday words'),
    ['all, everyday words', asked] as const,
  ]
  const rows: Record<string, object> = {}
  for (const [name, asked] of parts) {
    rows[name] = { queries: asked.length }
    for (const [engine, search] of Object.entries(engines)) {
      Object.assign(rows[name], figures(engine, await measure(asked, search)))
    }
  }
  console.table(rows)
  if (listMissed) printMissed(await measure(queries, engines.site))
}

const figures = (engine: string, { meanReciprocalRank, inFirstThree, empty }: Quality) => ({
  [`${engine}: MRR`]: meanReciprocalRank.toFixed(3),
  [`${engine}: in first three`]: `${Math.round(inFirstThree * 100)}%`,
  [`${engine}: without result`]: empty,
})

function printMissed({ missed }: Quality) {
  for (const { query, found } of missed) console.log(`${query.language}: ${query.query} → ${found.join(' ') || 'nothing'}`)
}
