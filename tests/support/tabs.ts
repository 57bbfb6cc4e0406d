import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export type Tab = { page: Page; isClean: boolean }

/** What a test does to its tab for good: the next test gets a new one. Routes and the size of the window can be taken back. */
const lasting = ['addInitScript', 'emulateMedia', 'exposeFunction', 'close'] as const
const lastingClock = ['install', 'pauseAt', 'setFixedTime'] as const

/**
 * Tabs that tests use one after another. A new one costs a process and compiles all scripts again, which is more than most tests cost
 * themselves. A tab is passed on only if its test succeeded and did nothing lasting to it, and with empty storage.
 */
export function createTabs(browser: Browser) {
  const idle = new Map<string, Tab>()

  async function take(options: BrowserContextOptions): Promise<Tab> {
    const key = JSON.stringify(options)
    const tab = idle.get(key)
    idle.delete(key)
    if (tab) return tab
    const page = await (await browser.newContext(options)).newPage()
    const fresh = { page, isClean: true }
    noteLasting(page, lasting, fresh)
    noteLasting(page.clock, lastingClock, fresh)
    return fresh
  }

  /** Passes a tab on to the next test with the same options. */
  async function giveBack(tab: Tab, options: BrowserContextOptions) {
    const { page, isClean } = tab
    // Another site keeps its own storage.
    const isHome = new URL(page.url()).origin === options.baseURL
    if (!isClean || !isHome || options.javaScriptEnabled === false) return page.context().close()
    page.removeAllListeners()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (options.viewport) await page.setViewportSize(options.viewport)
    await page.mouse.move(0, 0)
    // A page without scripts, which therefore saves no draft when it is left.
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    idle.set(JSON.stringify(options), tab)
  }

  async function close() {
    await Promise.all([...idle.values()].map(({ page }) => page.context().close()))
  }

  return { take, giveBack, close }
}

function noteLasting<Name extends string>(target: { [name in Name]: unknown }, names: readonly Name[], tab: Tab) {
  for (const name of names) {
    const original: unknown = Reflect.get(target, name)
    if (typeof original !== 'function') continue
    Reflect.set(target, name, (...args: unknown[]) => {
      tab.isClean = false
      return Reflect.apply(original, target, args)
    })
  }
}
