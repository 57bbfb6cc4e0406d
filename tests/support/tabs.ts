import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** What the next test may reuse of a tab: all of it, only its context (caches, process), or nothing. */
type Reuse = 'page' | 'context' | 'nothing'

export type Tab = { page: Page; reuse: Reuse }

/** Methods whose effect on a page cannot be undone. Routes and the window size can be reset. */
const lastingForPage = ['addInitScript', 'emulateMedia', 'exposeFunction'] as const
/** The clock affects all pages of the context. */
const lastingForContext = ['install', 'pauseAt', 'setFixedTime'] as const

/**
 * A pool of tabs. A new context needs a new process, fetches all files and compiles all scripts again, which takes longer than most
 * tests. A tab is reused only if its test passed, and with empty storage.
 */
export function createTabs(browser: Browser) {
  const idle = new Map<string, Tab>()

  async function take(options: BrowserContextOptions): Promise<Tab> {
    const key = JSON.stringify(options)
    const idleTab = idle.get(key)
    idle.delete(key)
    if (idleTab) return idleTab
    const page = await (await browser.newContext(options)).newPage()
    const tab: Tab = { page, reuse: 'page' }
    noteLasting(tab)
    onCall(page.clock, lastingForContext, () => {
      tab.reuse = 'nothing'
    })
    return tab
  }

  /** Keeps the tab for the next test with the same options. */
  async function giveBack(tab: Tab, options: BrowserContextOptions) {
    // Storage belongs to an origin: only on the site itself can it be cleared.
    const isOnSite = new URL(tab.page.url()).origin === options.baseURL
    if (tab.reuse === 'nothing' || !isOnSite) return tab.page.context().close()
    if (tab.reuse === 'context') await renewPage(tab)
    const { page } = tab
    page.removeAllListeners()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (options.viewport) await page.setViewportSize(options.viewport)
    await page.mouse.move(0, 0)
    await openBlankPage(page)
    // Without scripts, nothing is stored.
    if (options.javaScriptEnabled !== false) {
      await page.evaluate(async () => {
        sessionStorage.clear()
        localStorage.clear()
        for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
        // A service worker would answer requests that the next test intercepts.
        for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
        for (const name of await caches.keys()) await caches.delete(name)
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
 * Opens a page without scripts, which saves no draft on leaving. It has the isolation headers of the site. Otherwise the browser would
 * switch to another process, which compiles all scripts again and may read the storage before it is cleared.
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
