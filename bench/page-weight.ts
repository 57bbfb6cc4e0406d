// Transfer size of a first visit, brotli 11: `npm run bench:weight`, about two minutes. Limits: 82 KB of client JavaScript with its words, and
// 20 KB of HTML for each page in English. Other languages need more bytes for the same words: `npm run bench:weight` says how many.
import { availableParallelism } from 'node:os'
import { defaultLanguage, languageNames, languageOfPrefix } from '#contract/languages.ts'
import { compareUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { brotli } from '#server/pages/compress.ts'
import { benchPort, startSite } from './support/site.ts'
import { warmPaths } from './support/warm-paths.ts'

const limitsKb = { javascript: 82, html: 20 }
const product = pageUrl('en', 'product', { id: 'RH-9010' })
const pages = [pageUrl('en', 'home'), productListUrl('en', 2), product, compareUrl('en', ['101', '102', '103'])]

async function compressedKb(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  await response.arrayBuffer()
  return Number(response.headers.get('content-length') ?? 0) / 1000
}

/** The first visitors get a quick compression, which is a fifth larger. The best one follows in the background. */
async function htmlKb(html: string): Promise<number> {
  return (await brotli(Buffer.from(html), 'best')).length / 1000
}

const site = await startSite({ port: benchPort })
let passed = true
for (const path of pages) {
  const html = await (await fetch(site.origin + path)).text()
  // The HTML names every script of the first load, with those that hold its messages. All others load on demand.
  const first = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([url]) => url))
  const scripts = await Promise.all([...first].map(async (url) => compressedKb(site.origin + url)))
  const kb = { javascript: scripts.reduce((sum, size) => sum + size, 0), html: await htmlKb(html) }
  if (kb.html > limitsKb.html || (path === product && kb.javascript > limitsKb.javascript)) passed = false
  console.log(
    `${path}: ${kb.javascript.toFixed(1)} KB of JavaScript in ${first.size} files, ${kb.html.toFixed(1)} KB of HTML with its styles`,
  )
}

const sizes: { path: string; kb: number }[] = []
const paths = (await warmPaths(site.origin)).values()
async function measureNext() {
  for (const path of paths) sizes.push({ path, kb: await htmlKb(await (await fetch(site.origin + path)).text()) })
}
await Promise.all(Array.from({ length: availableParallelism() }, measureNext))
for (const language of languageNames) {
  const pagesIn = sizes.filter(({ path }) => (languageOfPrefix(path.split(/[/?]/)[1]) ?? defaultLanguage) === language)
  const largest = pagesIn.toSorted((a, b) => b.kb - a.kb)[0]
  if (!largest) continue
  if (language === defaultLanguage && largest.kb > limitsKb.html) passed = false
  const over = pagesIn.filter(({ kb }) => kb > limitsKb.html).length
  console.log(
    `${language}: ${pagesIn.length} pages, HTML of the largest ${largest.kb.toFixed(1)} KB (${largest.path}), ${over} over ${limitsKb.html} KB`,
  )
}
await site.stop()
console.log(
  `Limits: ${limitsKb.javascript} KB of JavaScript for the product page, ${limitsKb.html} KB of HTML for each in English: ${passed ? 'passed' : 'FAILED'}`,
)
process.exit(passed ? 0 : 1)
