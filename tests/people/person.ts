import { expect, type Locator, type Page } from '@playwright/test'
import { listenToLiveRegions } from '#tests/support/announcements.ts'
import { hydrated } from '#tests/support/browser-test.ts'
import { spokenFocus } from './spoken-focus.ts'

/** More stops than anybody would make on the way to something. */
const mostStops = 120

/**
 * Somebody who uses a page with the keyboard and a screen reader. Writes down where the focus is after each action and what live regions say, and checks
 * on the way that the focus is never lost or hidden, that what is spoken contains what is shown, and that nothing else is said. Sentences about work in
 * the background come when the machine has time for it, and are left out.
 */
export async function personAt(page: Page, isOfBackground = (_sentence: string) => false) {
  const session = await page.context().newCDPSession(page)
  const log: string[] = []
  const count = { stops: 0, sentences: 0 }
  let groups: readonly string[] = []
  let allSaid: () => Promise<string[]> = async () => []
  let heard = 0

  async function speakFocus(way: string) {
    const spoken = await spokenFocus(session)
    const entered = spoken.groups.filter((group) => !groups.includes(group))
    groups = spoken.groups
    const shown = await page.evaluate(shownLabel)
    expect(plain(spoken.name), `the spoken name of “${shown}”`).toContain(plain(shown))
    log.push([`${way}:`, ...entered.map((group) => `${group};`), spoken.sentence].join(' '))
    count.sentences += 1
  }

  return {
    page,
    /** `shownAs`: a URL that is another one each time is logged as this. */
    async open(url: string, isReady = hydrated, shownAs = url) {
      await page.goto(url)
      await isReady(page)
      const said = await listenToLiveRegions(page)
      allSaid = async () => (await said()).filter((sentence) => !isOfBackground(sentence))
      heard = 0
      groups = []
      log.push(`Opens ${shownAs}: ${await page.title()}`)
    },

    /** Presses Tab, or Shift+Tab, until something has the focus. `role`: what the target becomes when the focus has loaded its code. */
    async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', role?: 'combobox') {
      await target.waitFor()
      for (let stops = 1; stops <= mostStops; stops += 1) {
        await page.keyboard.press(key)
        const { isThere, hidden } = await target.evaluate(lookAtFocus)
        expect(hidden, `the focus is on something out of sight, ${stops} stops on the way to ${target}`).toBe('')
        if (!isThere) continue
        count.stops += stops
        if (role) await expect(target).toHaveRole(role)
        return speakFocus(`${key} × ${stops}`)
      }
      throw new Error(`The ${key} key does not come to ${target}. ${log.join('\n')}`)
    },

    /** Key by key, as the parts of a date need it. */
    async typeKeys(keys: string) {
      await page.keyboard.type(keys)
      log.push(`Types ${keys}.`)
    },

    async press(key: string) {
      await page.keyboard.press(key)
      log.push(`${key}.`)
    },

    /** In one go, as dictation does. Otherwise a busy machine decides after how many characters the page answers. */
    async type(text: string) {
      await page.keyboard.insertText(text)
      log.push(`Types “${text}”.`)
    },

    /** Waits until an action has moved the focus, and what is there has this description, such as an error. */
    async isAt(target: Locator, description?: string) {
      await expect(target).toBeFocused()
      if (description !== undefined) await expect(target).toHaveAccessibleDescription(description)
      await speakFocus('The focus is at')
    },

    /** Presses the down arrow in a combobox until an option is active. */
    async downTo(option: Locator) {
      await option.waitFor()
      for (let stops = 1; stops <= mostStops; stops += 1) {
        await page.keyboard.press('ArrowDown')
        if ((await option.getAttribute('aria-selected')) !== 'true') continue
        count.stops += stops
        return speakFocus(`ArrowDown × ${stops}`)
      }
      throw new Error(`The down arrow does not come to ${option}`)
    },

    /** Waits for what live regions say next. Each sentence is said once, and nothing else before it. */
    async hears(...sentences: (string | RegExp)[]) {
      for (const sentence of sentences) {
        const position = heard
        await expect.poll(async () => (await allSaid())[position], `said after:\n${log.join('\n')}`).toMatch(sentence)
        log.push(`  Says: “${(await allSaid())[position]?.replace(anyReference, '0000-0000')}”`)
        count.sentences += 1
        heard += 1
      }
    },

    async finish(): Promise<string> {
      expect((await allSaid()).slice(heard), 'also said').toEqual([])
      await session.detach()
      return [...log, '', `${count.stops} stops, ${count.sentences} sentences.`, ''].join('\n')
    },
  }
}

export type Person = Awaited<ReturnType<typeof personAt>>

/** Each submission has another one. */
const anyReference = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/

const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()

/** The text that is shown as the label of the focused thing, without what is hidden from screen readers. Runs in the page. */
function shownLabel(): string {
  const input = document.activeElement
  const focused = document.getElementById(input?.getAttribute('aria-activedescendant') ?? '') ?? input
  const label = focused && 'labels' in focused && focused.labels instanceof NodeList ? focused.labels[0] : undefined
  const named = label instanceof Element ? label : focused?.matches('a, button, summary') ? focused : undefined
  if (!named) return ''
  const texts: string[] = []
  const walker = document.createTreeWalker(named, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT
    const isSilent = node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility() || node.matches('select, img, svg')
    return isSilent ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
  })
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts.join(' ')
}

/** Whether the focus is on an element, and the name of what has it if no part of that is in view. Runs in the page. */
function lookAtFocus(target: Element): { isThere: boolean; hidden: string } {
  const focused = document.activeElement ?? document.body
  if (focused === document.body || !matchMedia('(prefers-reduced-motion: reduce)').matches)
    return { isThere: focused === target, hidden: '' }
  // A checkbox may be drawn by its label.
  const thing = focused.closest('label') ?? focused
  const box = thing.getBoundingClientRect()
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
  const isInView = parts.some((x) =>
    parts.some((y) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
      return hit && (thing.contains(hit) || hit.contains(thing) || hit.closest('label')?.control === focused)
    }),
  )
  return { isThere: focused === target, hidden: isInView ? '' : `${thing.tagName} ${thing.textContent}` }
}
