import type { Browser, Page } from '@playwright/test'

const window = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
/** 1.6 Mbit/s with 150 ms round-trip time, and a processor four times as slow as this machine's. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4

/** A page of a slow phone in a new context, so with an empty cache. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(window)).newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(noteTimes)
  return page
}

/** Runs in the page. Buttons work once React has replaced the header's links, which it does while it hydrates. */
function noteTimes() {
  const times: Record<string, number> = {}
  Reflect.set(globalThis, 'times', times)
  const note = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe(
      Object.assign({ type, buffered: true }, { durationThreshold: 16 }),
    )
  note('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times['fcp'] = startTime
  })
  note('largest-contentful-paint', ({ startTime }) => {
    times['lcp'] = startTime
  })
  note('event', (entry) => {
    if (Reflect.get(entry, 'interactionId')) times['interaction'] = Math.max(times['interaction'] ?? 0, entry.duration)
  })
  const watch = () => {
    if (document.querySelector('header button')) times['works'] = performance.now()
    else requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
}

export const timesOf = (page: Page): Promise<Record<string, number>> => page.evaluate(() => Reflect.get(globalThis, 'times'))
