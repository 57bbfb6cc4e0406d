import { expect } from '@playwright/test'
import { hydrated } from '#tests/support/browser-test.ts'
import { test } from './audit-test.ts'
import { unspokenLabels } from './measures/page-audits.ts'
import { everyScreen } from './screens.ts'

/**
 * Lists that Safari takes for a layout, by its own rule: outside of a navigation, one without `role="list"` needs an entry that is displayed as a list item and
 * has a marker, which may be empty.
 */
function silentLists(): string[] {
  const hasMarker = (entry: Element) => {
    const { display, listStyleType } = getComputedStyle(entry)
    return display === 'list-item' && listStyleType !== 'none'
  }
  return [...document.querySelectorAll('ul:not([role]), ol:not([role])')]
    .filter((list) => list.childElementCount > 0 && !list.closest('nav') && ![...list.children].some(hasMarker))
    .map(({ className, tagName }) => `${tagName} ${className}`)
}

const soft = expect.configure({ soft: true })

// The page of a feature is shown in a frame and has no header.
for (const language of ['en', 'ko'] as const) {
  for (const { name, urlIn } of everyScreen.filter((screen) => screen.name !== 'feature')) {
    test(`G12: screen readers say each list as a list, in Safari too, and the name of each control contains the label that is seen, ${name}, ${language}`, async ({
      sample,
      visit,
    }) => {
      const url = urlIn(sample, language)
      test.skip(url === undefined, 'this content has no such page')
      const { page } = await visit({ size: 'desk', language, isStill: true })
      await page.goto(url ?? '/', { waitUntil: 'load' })
      await hydrated(page)
      soft([...new Set(await page.evaluate(silentLists))]).toEqual([])
      soft(await unspokenLabels(page)).toEqual([])
    })
  }
}
