// Validates every page in all languages with the Nu HTML checker: `npm run test:html`, about a minute. `npm test` validates one page of
// each kind.
import { languageNames } from '#contract/languages.ts'
import { indexedPages } from '#server/pages/indexed-pages.ts'
import { htmlFaults } from '#tests/crawl/html-checker.ts'
import { pageKinds } from '#tests/crawl/page-kinds.ts'
import { runSite } from '#tests/support/running-site.ts'
import { servedContent } from '#tests/support/served-content.ts'

const pages = await everyPage()
const faults = await htmlFaults(pages)
for (const fault of faults) console.log(fault)
console.log(`${pages.size} pages, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

/** All pages in the sitemap, plus one of each kind that isn't in it. */
async function everyPage(): Promise<Map<string, string>> {
  await using site = await runSite({ content: servedContent, inPlace: true, compress: false })
  const catalog = site.content.current()
  const listed = indexedPages(catalog).flatMap((page) => languageNames.map(page))
  const pages = new Map<string, string>()
  for (const url of [...listed, ...pageKinds(catalog).map(({ url }) => url)]) {
    pages.set(url, await (await fetch(site.origin + url)).text())
  }
  return pages
}
