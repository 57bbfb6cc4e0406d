// Mobile Lighthouse scores of the home page, a list and a product page: `npm run bench:lighthouse`. Limits: performance 95, others 100.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { benchPort, startSite, untilIdle } from './support/site.ts'
import { median } from './support/wrk.ts'

const pages = [pageUrl('en', 'home'), productListUrl('en', 2), pageUrl('en', 'product', { id: 'RH-9010' })]
const limits: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const runs = Number(process.env['RUNS'] ?? 3)

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
const folder = mkdtempSync(join(tmpdir(), 'hearth-lighthouse-'))

/** Runs Lighthouse once. It sometimes loses its own trace (NO_NAVSTART …), so up to three tries. */
function measure(url: string, tries = 3): Report {
  const file = join(folder, 'report.json')
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${chromeFlags}`]
  const { status, stderr } = spawnSync('lighthouse', args, {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: chromiumOptions.executablePath },
  })
  if (status !== 0 && tries > 1) return measure(url, tries - 1)
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(readFileSync(file, 'utf8'))
}

const site = await startSite({ port: benchPort })
await untilIdle(site.pid)
// The first visit encodes the pictures; measure what later visitors get.
for (const path of pages) measure(site.origin + path)
await untilIdle(site.pid)

let kept = true
for (const path of pages) {
  const reports = Array.from({ length: runs }, () => measure(site.origin + path))
  const scores = Object.entries(limits).map(([category, limit]) => {
    const score = Math.round(median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100)))
    if (score < limit) kept = false
    return `${category} ${score}${score < limit ? ` (limit ${limit})` : ''}`
  })
  const ms = (audit: string) => Math.round(median(reports.map((report) => report.audits[audit]?.numericValue ?? 0)))
  const shift = median(reports.map((report) => report.audits['cumulative-layout-shift']?.numericValue ?? 0)).toFixed(3)
  console.log(
    `${path}: ${scores.join(', ')}; FCP ${ms('first-contentful-paint')} ms, LCP ${ms('largest-contentful-paint')} ms, TBT ${ms('total-blocking-time')} ms, CLS ${shift}`,
  )
  const failing = Object.values(reports[0]?.audits ?? {}).filter(({ score }) => score !== null && score < 0.9)
  for (const { title, score } of failing) console.log(`    ${score}: ${title}`)
}
await site.stop()
process.exit(kept ? 0 : 1)
