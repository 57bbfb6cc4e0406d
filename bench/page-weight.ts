// Transfer size of a first visit to the product page: `npm run bench:weight`; limit: 115 KB of client JavaScript, brotli.
import { compareUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { startSite } from './support/site.ts'

const limitKb = 115
const product = pageUrl('en', 'product', { id: 'RH-9010' })
const pages = [pageUrl('en', 'home'), productListUrl('en', 2), product, compareUrl('en', ['101', '102', '103'])]

async function compressedSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  await response.arrayBuffer()
  return Number(response.headers.get('content-length') ?? 0)
}

const site = await startSite({ port: 3303 })
let heaviest = 0
for (const path of pages) {
  const html = await (await fetch(site.origin + path)).text()
  // The HTML names every script of the first load. Its messages are inline; all other scripts load on demand.
  const first = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([url]) => url))
  const scripts = await Promise.all([...first].map(async (url) => compressedSize(site.origin + url)))
  const kb = scripts.reduce((sum, size) => sum + size, 0) / 1000
  if (path === product) heaviest = kb
  const page = (await compressedSize(site.origin + path)) / 1000
  console.log(`${path}: ${kb.toFixed(1)} KB of JavaScript in ${first.size} files, ${page.toFixed(1)} KB of HTML with its styles`)
}
await site.stop()
console.log(`Product page ${heaviest.toFixed(1)} KB; limit ${limitKb} KB: ${heaviest <= limitKb ? 'passed' : 'FAILED'}`)
process.exit(heaviest <= limitKb ? 0 : 1)
