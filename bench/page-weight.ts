// Transfer size of a first visit (brotli): `npm run bench:weight`, about two minutes. Limits: 130 KB of client JavaScript, and 30 KB of HTML
// for each page in each language.
import { defaultLanguage, languageNames, languageOfPrefix } from '#contract/languages.ts'
import { compareUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { benchPort, startSite } from './support/site.ts'
import { warmPaths } from './support/warm-paths.ts'

/** JavaScript in thousands of bytes, HTML in units of 1,024. */
const limits = { javascript: 130, html: 30 }
const product = pageUrl('en', 'product', { id: 'RH-9010' })
const pages = [pageUrl('en', 'home'), productListUrl('en', 2), product, compareUrl('en', ['101', '102', '103'])]

async function sentBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  await response.arrayBuffer()
  return Number(response.headers.get('content-length') ?? 0)
}

type Weight = { path: string; html: number }

async function weigh(origin: string, paths: readonly string[]): Promise<Weight[]> {
  const weights: Weight[] = []
  for (const path of paths) weights.push({ path, html: (await sentBytes(origin + path)) / 1024 })
  return weights.toSorted((a, b) => b.html - a.html)
}

const isOver = ({ html }: Weight) => html > limits.html

const site = await startSite({ port: benchPort })
const weights = await weigh(site.origin, await warmPaths(site.origin))
for (const language of languageNames) {
  const own = weights.filter(({ path }) => (languageOfPrefix(path.split(/[/?]/)[1]) ?? defaultLanguage) === language)
  console.log(
    `${language}: ${own.length} pages, the largest ${own[0]?.html.toFixed(1)} KB (${own[0]?.path}), ${own.filter(isOver).length} over ${limits.html} KB`,
  )
}
let passed = !weights.some(isOver)

for (const path of pages) {
  const html = await (await fetch(site.origin + path)).text()
  // The HTML names every script of the first load, with those that hold its messages. All others load on demand.
  const first = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([url]) => url))
  const scripts = await Promise.all([...first].map(async (url) => sentBytes(site.origin + url)))
  const kb = {
    javascript: scripts.reduce((sum, size) => sum + size, 0) / 1000,
    html: (await sentBytes(site.origin + path)) / 1024,
  }
  if (path === product && kb.javascript > limits.javascript) passed = false
  console.log(
    `${path}: ${kb.javascript.toFixed(1)} KB of JavaScript in ${first.size} files, ${kb.html.toFixed(1)} KB of HTML with its styles`,
  )
}
await site.stop()
console.log(
  `Limits: ${limits.javascript} KB of JavaScript for the product page, ${limits.html} KB of HTML for each page: ${passed ? 'passed' : 'FAILED'}`,
)
process.exit(passed ? 0 : 1)
