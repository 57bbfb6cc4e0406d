import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'
import type { StudioProcess } from './studio-process.ts'

const steps = 120

export type Scrolled = { openMs: number; rows: number; longTasks: number[] }

/** Opens two rooms of the studio in a browser, and scrolls through all rows of their lists, and of a plain one. */
export async function scrollLists(
  studio: StudioProcess,
): Promise<{ reference: Scrolled; translate: Scrolled; entries: Scrolled }> {
  await using browser = await chromium.launch(chromiumOptions)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const [name = '', value = ''] = studio.cookie.split('=')
  await context.addCookies([{ name, value, url: studio.origin }])
  await context.addInitScript(() => localStorage.setItem('studio-preview', 'off'))
  const plainList = `<div role=listbox style='height:700px;overflow:auto'>${'<div role=option style=height:76px>A text</div>'.repeat(500)}</div>`
  return {
    // A list without any script: what it takes too long for is the machine's fault.
    reference: await scrollRoom(context, `data:text/html,${plainList}`, async () => {}),
    translate: await scrollRoom(context, `${studio.origin}/#/translate/ko`, async (page) => {
      await page
        .getByRole('navigation', { name: 'Translate' })
        .getByRole('button', { name: /^Everything/ })
        .click()
    }),
    entries: await scrollRoom(context, `${studio.origin}/#/write`, async () => {}),
  }
}

async function scrollRoom(context: BrowserContext, url: string, prepare: (page: Page) => Promise<void>): Promise<Scrolled> {
  const page = await context.newPage()
  const startedAt = performance.now()
  await page.goto(url)
  await prepare(page)
  await page.locator('[role=option], [role=row] + [role=row]').first().waitFor()
  const openMs = performance.now() - startedAt
  const { rows, longTasks } = await page.evaluate(async (steps) => {
    const longTasks: number[] = []
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const highest = () =>
      [...document.querySelectorAll<HTMLElement>('[role=listbox], [role=grid], [role=treegrid]')]
        .flatMap((list) => [list, ...list.querySelectorAll<HTMLElement>('*'), list.parentElement].filter((one) => one !== null))
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 100 && clientHeight > 100)
        .sort((a, b) => b.scrollHeight - a.scrollHeight)[0]
    // The first row may be there before the list knows its height.
    for (const end = performance.now() + 20_000; !highest() && performance.now() < end; ) await frame()
    const scrolling = highest()
    if (!scrolling) throw new Error('There is no list to scroll')
    // What opening the room has left to do doesn't count.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: 'longtask' })
    for (let step = 0; step <= steps; step += 1) {
      scrolling.scrollTop = (scrolling.scrollHeight * step) / steps
      for (let frames = 0; frames < 6; frames += 1) await frame()
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
    return { rows: Math.round(scrolling.scrollHeight / 76), longTasks }
  }, steps)
  await page.close()
  return { openMs, rows, longTasks }
}
