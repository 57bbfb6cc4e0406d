// Which picture widths layouts ask for: `npm run bench:picture-widths`. Opens every screen in windows of 360 to 1920 px, and reads for each
// picture how wide `sizes` says it is. Prints how many pixels too many the offered widths send, and the best other sets of widths.

import { chromium, type Page } from '@playwright/test'
import { pictureWidths } from '#contract/pictures.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { sampleOf } from '#tests/audit/content-sample.ts'
import { screens } from '#tests/audit/screens.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { benchPort, startSite } from './support/site.ts'

/** Widths of windows with the densities that such screens have. */
const windows = [
  { width: 360, densities: [2, 3] },
  { width: 390, densities: [3] },
  { width: 412, densities: [2.625, 3.5] },
  { width: 768, densities: [1, 2] },
  { width: 1024, densities: [1, 2] },
  { width: 1280, densities: [1, 1.5, 2] },
  { width: 1536, densities: [1, 1.25, 2] },
  { width: 1920, densities: [1, 1.5] },
]
/** Browsers rarely show more than this many pixels per CSS pixel usefully; `srcset` still asks for them. */
const maxWidth = 2400

/** A picture on a screen: how many pixels wide it is needed, and how wide its master is. */
type Need = { pixels: number; master: number }

/** The widths in CSS pixels of all pictures of a page that have a `sizes` attribute. */
function widthsOn(page: Page): Promise<{ css: number; master: number }[]> {
  return page.evaluate(() => {
    const ruler = document.createElement('div')
    document.body.append(ruler)
    const probe = new CSSStyleSheet()
    document.adoptedStyleSheets.push(probe)
    ruler.id = 'ruler'
    const inPixels = (length: string) => {
      probe.replaceSync(`#ruler { position: absolute; width: ${length} }`)
      return ruler.getBoundingClientRect().width
    }
    /** Splits at commas outside of brackets. */
    const entries = (sizes: string) => sizes.split(/,(?![^(]*\))/).map((entry) => entry.trim())
    const widthOf = (sizes: string) => {
      for (const entry of entries(sizes)) {
        const [, media = '', length = ''] = /^(\([^)]*\)(?: and \([^)]*\))*)?\s*(.+)$/.exec(entry) ?? []
        if (media === '' || matchMedia(media).matches) return inPixels(length)
      }
      return 0
    }
    return [...document.querySelectorAll<HTMLSourceElement>('picture source[type="image/avif"]')].map((source) => ({
      css: widthOf(source.sizes),
      master: Number(source.parentElement?.querySelector('img')?.getAttribute('width') ?? 0),
    }))
  })
}

async function readNeeds(origin: string, urls: readonly string[]): Promise<Need[]> {
  const browser = await chromium.launch(chromiumOptions)
  const needs: Need[] = []
  for (const { width, densities } of windows) {
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    await page.route('**/media/**', (route) => route.abort())
    // `sizes` asks for two pixels per CSS pixel on denser screens (`app/content/pictures/dense-sizes.ts`).
    for (const url of urls) {
      await page.goto(origin + url, { waitUntil: 'domcontentloaded' })
      for (const { css, master } of await widthsOn(page))
        for (const density of densities) needs.push({ pixels: Math.min(css * Math.min(density, 2), master, maxWidth), master })
    }
    await page.close()
  }
  await browser.close()
  return needs
}

/** Pixels sent for each pixel needed, on average over all pictures, weighted by their area. */
function waste(needs: readonly Need[], widths: readonly number[]): number {
  let [sent, needed] = [0, 0]
  for (const { pixels, master } of needs) {
    const offered = widths.filter((width) => width <= master)
    const chosen = offered.find((width) => width >= pixels) ?? offered.at(-1) ?? widths[0] ?? 0
    sent += chosen ** 2
    needed += Math.min(pixels, chosen) ** 2
  }
  return sent / needed
}

/** The best set of `count` widths that includes the widest one: greedy, then each width is moved while that helps. */
function bestWidths(needs: readonly Need[], count: number): number[] {
  const candidates = Array.from({ length: 30 }, (_, index) => (index + 1) * 80).filter((width) => width <= maxWidth)
  let chosen = [1600, maxWidth]
  while (chosen.length < count) {
    const options = candidates.filter((width) => !chosen.includes(width)).map((width) => [...chosen, width].sort((a, b) => a - b))
    chosen = options.reduce((best, option) => (waste(needs, option) < waste(needs, best) ? option : best))
  }
  for (let improved = true; improved; ) {
    improved = false
    for (const width of chosen.filter((one) => one !== maxWidth && one !== 1600))
      for (const other of candidates) {
        const option = [...chosen.filter((one) => one !== width), other].sort((a, b) => a - b)
        if (new Set(option).size === count && waste(needs, option) < waste(needs, chosen) - 1e-6) {
          chosen = option
          improved = true
          break
        }
      }
  }
  return chosen
}

const catalog = await loadCatalog('content')
const sample = sampleOf(catalog)
const urls = screens.map(({ urlIn }) => urlIn(sample, 'en')).filter((url) => url !== undefined)
const site = await startSite({ port: benchPort, environment: { PAGES_AHEAD: 'off' } })
const all = await readNeeds(site.origin, urls)
await site.stop()

const needs = all.filter(({ pixels }) => pixels > 0)
const sorted = needs.map(({ pixels }) => pixels).sort((a, b) => a - b)
const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
console.log(
  `${urls.length} screens, ${needs.length} pictures in windows; pixels needed: ${[0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map(at).join(', ')} (0, 10, 25, 50, 75, 90, 100 %)`,
)
for (const widths of [pictureWidths.avif, ...[5, 6, 7, 8].map((count) => bestWidths(needs, count))])
  console.log(`${widths.join(', ')}: ${waste(needs, widths).toFixed(3)} pixels sent for each pixel needed`)
