import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** What the next test may have of a tab: all of it, only its context (caches, process) with a new page, or nothing. */
type Reuse = 'page' | 'context' | 'nothing'

export type Tab = { page: Page; reuse: Reuse }

/** What a test does to its page for good. Routes and the size of the window can be taken back. */
const lastingForPage = ['addInitScript', 'emulateMedia', 'exposeFunction'] as const
/** The clock is that of all pages of the context. */
const lastingForContext = ['install', 'pauseAt', 'setFixedTime'] as const

/**
 * Tabs that tests use one after another. A new context costs a process, fetches all files and compiles all scripts again, which is more
 * than most tests cost themselves. A tab is passed on only if its test succeeded, and with empty storage.
 */
export function createTabs(browser: Browser) {
  const idle = new Map<string, Tab>()

  async function take(options: BrowserContextOptions): Promise<Tab> {
    const key = JSON.stringify(options)
    const passedOn = idle.get(key)
    idle.delete(key)
    if (passedOn) return passedOn
    const page = await (await browser.newContext(options)).newPage()
    const tab: Tab = { page, reuse: 'page' }
    noteLasting(tab)
    onCall(page.clock, lastingForContext, () => {
      tab.reuse = 'nothing'
    })
    return tab
  }

  /** Passes a tab on to the next test with the same options. */
  async function giveBack(tab: Tab, options: BrowserContextOptions) {
    // Another site keeps its own storage.
    const isHome = new URL(tab.page.url()).origin === options.baseURL
    if (tab.reuse === 'nothing' || !isHome) return tab.page.context().close()
    if (tab.reuse === 'context') await renewPage(tab)
    const { page } = tab
    page.removeAllListeners()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (options.viewport) await page.setViewportSize(options.viewport)
    await page.mouse.move(0, 0)
    await openBlankPage(page)
    // Without scripts nothing is stored.
    if (options.javaScriptEnabled !== false) {
      await page.evaluate(() => {
        sessionStorage.clear()
        localStorage.clear()
      })
    }
    idle.set(JSON.stringify(options), tab)
  }

  async function close() {
    await Promise.all([...idle.values()].map(({ page }) => page.context().close()))
  }

  return { take, giveBack, close }
}

function noteLasting(tab: Tab) {
  onCall(tab.page, lastingForPage, () => {
    if (tab.reuse === 'page') tab.reuse = 'context'
  })
}

async function renewPage(tab: Tab) {
  const worn = tab.page
  tab.page = await worn.context().newPage()
  tab.reuse = 'page'
  noteLasting(tab)
  await worn.close()
}

/**
 * A page without scripts, which therefore saves no draft when it is left. Isolated like those of the site: for any other page the browser
 * would change to another process, which compiles all scripts again and may read the storage before it is emptied.
 */
async function openBlankPage(page: Page) {
  const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }
  await page.route('/blank', (route) => route.fulfill({ contentType: 'text/html', headers }))
  await page.goto('/blank')
  await page.unroute('/blank')
}

function onCall<Name extends string>(target: { [name in Name]: unknown }, names: readonly Name[], called: () => void) {
  for (const name of names) {
    const original: unknown = Reflect.get(target, name)
    if (typeof original !== 'function') continue
    Reflect.set(target, name, (...args: unknown[]) => {
      called()
      return Reflect.apply(original, target, args)
    })
  }
}
