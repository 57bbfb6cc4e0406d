import type { Page } from '@playwright/test'
import { languageNames } from '#contract/languages.ts'
import { wordsIn } from './words.ts'

const loadingTexts = languageNames.map((language) => wordsIn(language)('page.loading'))

declare global {
  interface Window {
    announced?: string[]
  }
}

/**
 * Listens to the live regions of the open document, as a screen reader does. The returned function has all that was said since: each text that was added to a
 * region, unless a modal dialog was in front of it. Without “Loading the page”, which is said only on a busy machine (`page-focus.spec.ts`).
 */
export async function listenToLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = []
    window.announced = announced
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[role=status], [role=alert], [aria-live]')
    const isReadable = (region: Element) =>
      [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog.contains(region)) && region.checkVisibility()
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          const region = regionOf(node)
          const text = node.textContent?.trim()
          if (region && text && isReadable(region)) announced.push(text)
        }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate((loading) => (window.announced ?? []).filter((text) => !loading.includes(text)), loadingTexts)
}
