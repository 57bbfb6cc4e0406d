// Renders of whole pages per second of CPU time on one core, without the page cache, for each kind of page: HTML with its data
// and policy, with compression as a figure of its own. All pages of the kind in turn, in five languages.
// Beside it, React alone: `renderToString` of the same elements, without components,
// loaders, router and data. CPU time of the main thread, so other load hardly matters. `npm run bench:render`;
// with `-- --profile` also the functions that take most of the time.

import { Session } from 'node:inspector/promises'
import { renderToString } from 'react-dom/server'
import { languageNames } from '#contract/languages.ts'
import { type PageKey, pages } from '#contract/pages/table.ts'
import { localPath, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { categories } from '#contract/products/categories.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { builtApp } from '#server/assemble.ts'
import { brotli } from '#server/pages/compress.ts'
import { noVisits } from '#server/pages/no-visits.ts'
import { pageAddress } from '#server/pages/page-address.ts'
import { plainBody } from '#server/pages/page-body.ts'
import { type RenderParts, renderPage } from '#server/pages/render-page.ts'
import { shareOfFunctions } from './support/cpu-profile.ts'
import { elementsOf } from './support/react-floor.ts'

const limit = 250
const warmUps = 150
const renders = 300
const compressions = 40

const urls: Partial<Record<PageKey, string>> = {
  home: pageUrl('en', 'home'),
  productList: pageUrl('en', 'productList', { id: '1' }),
  product: pageUrl('en', 'product', { id: 'RH-9010' }),
  compare: pageUrl('en', 'compare', { manycode: '101,102' }),
  faq: pageUrl('en', 'faq'),
  feedback: pageUrl('en', 'feedback'),
  about: pageUrl('en', 'about'),
}

const { files, routeOf, ...app } = await builtApp()
const catalog = await loadCatalog('content')
const parts: RenderParts = {
  ...app,
  origin: 'http://localhost:3000',
  reportError: (error) => console.error(error),
  compress: false,
  visits: noVisits,
}

async function rendered(url: string) {
  const address = pageAddress(url, { catalog, routeOf })
  if (address.kind !== 'page') throw new Error(`${url} redirects to ${address.to}`)
  const page = await renderPage(address, catalog, parts)
  if (page.status !== 200) throw new Error(`${url}: ${page.status}`)
  return page
}

/** Runs it many times and returns its CPU time in milliseconds. */
async function cpuMs(times: number, run: () => Promise<unknown>, usage: () => NodeJS.CpuUsage): Promise<number> {
  const before = usage()
  for (let time = 0; time < times; time += 1) await run()
  const { user, system } = usage()
  return (user + system - before.user - before.system) / 1000 / times
}

/** The pages of a kind, in all languages. */
function pagesLike(kind: string, url: string): string[] {
  return languageNames.flatMap((language) => {
    if (kind === 'productList') return categories.map(({ number }) => productListUrl(language, number))
    if (kind === 'product') return catalog.productCodes().map((id) => pageUrl(language, 'product', { id }))
    return localPath(language, url)
  })
}

const rows = []
for (const [kind, url] of Object.entries(urls)) {
  const like = pagesLike(kind, url)
  let next = 0
  const renderNext = () => rendered(like[next++ % like.length] ?? url)
  // Views of the content are made for the first page that shows them, and parts of a page are kept from the second.
  for (let time = 0; time < Math.max(warmUps, 3 * like.length); time += 1) await renderNext()
  const ms = await cpuMs(Math.max(renders, like.length), renderNext, () => process.threadCpuUsage())
  const body = await plainBody(await rendered(url))
  const elements = elementsOf(body.toString())
  for (let time = 0; time < warmUps; time += 1) renderToString(elements)
  const floor = await cpuMs(
    renders,
    async () => renderToString(elements),
    () => process.threadCpuUsage(),
  )
  // Compression runs in another thread.
  const compressed = await cpuMs(
    compressions,
    () => brotli(body),
    () => process.cpuUsage(),
  )
  rows.push({
    page: `${kind} (${pages[kind as PageKey].path})`,
    pages: like.length,
    KB: Math.round(body.length / 1024),
    'ms a render': Number(ms.toFixed(2)),
    'renders/s': Math.round(1000 / ms),
    'ms of React alone': Number(floor.toFixed(2)),
    'React alone/s': Math.round(1000 / floor),
    'ms of compression': Number(compressed.toFixed(2)),
    'with compression/s': Math.round(1000 / (ms + compressed)),
  })
}
console.table(rows)

if (process.argv.includes('--profile')) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  for (const url of Object.values(urls)) for (let time = 0; time < renders; time += 1) await rendered(url)
  const { profile } = await session.post('Profiler.stop')
  console.table(shareOfFunctions(profile, 40))
}
const slowest = Math.min(...rows.map((row) => row['renders/s']))
console.log(`Slowest page: ${slowest} renders a second of one core; limit ${limit}: ${slowest >= limit ? 'passed' : 'FAILED'}`)
process.exit(slowest >= limit ? 0 : 1)
