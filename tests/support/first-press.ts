import type { Locator, Page } from '@playwright/test'
import { expect } from './browser-test.ts'

const focusable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** What a press saw between pointer down and mouse up: focusable elements that moved or vanished, and what was pressed. */
type Press = { moved: string[]; pressed: boolean }
declare global {
  interface Window {
    lastPress?: Promise<Press>
  }
}

type How = {
  touch?: boolean
  /** What happens while the button of the mouse is down. */
  whilePressed?: () => Promise<void>
}

/** Presses the middle of a button with a mouse, or a finger on a phone, where it is while the focus is still in a field. Fails if anything moves meanwhile. */
export async function pressOnce(page: Page, button: Locator, { touch = false, whilePressed }: How = {}) {
  await button.scrollIntoViewIfNeeded()
  // Fonts that arrive late may move what is beside a text, in the first second of a visit.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // A field that was just focused may still be growing.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => undefined)
  })
  const box = await placeOf(page, button)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (!touch) await page.mouse.move(x, y)
  await button.evaluate(record, focusable)
  if (touch) {
    await page.touchscreen.tap(x, y)
  } else {
    await page.mouse.down()
    await whilePressed?.()
    // Whatever the blur changes is on the screen before the button of the mouse comes up.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    await page.mouse.up()
  }
  const press = await page.evaluate(() => window.lastPress).catch(() => undefined)
  // A press that has left the page worked.
  if (press) expect(press).toEqual({ moved: [], pressed: true })
}

/** The place of a button that has come to rest: the page may be scrolling to a field. */
async function placeOf(page: Page, button: Locator) {
  let box = await button.boundingBox()
  await expect(async () => {
    const before = box
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
    box = await button.boundingBox()
    expect(box).toEqual(before)
  }).toPass()
  if (!box) throw new Error('The button is not shown')
  return box
}

/** Runs in the page. Prepares a record of the next press. */
function record(button: Element, selector: string) {
  const places = () =>
    new Map(
      [...document.querySelectorAll(selector)].flatMap((element) => {
        if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return []
        const { x, y } = element.getBoundingClientRect()
        return [[element, { x, y }] as const]
      }),
    )
  window.lastPress = new Promise((done) => {
    addEventListener(
      'pointerdown',
      () => {
        const before = places()
        addEventListener(
          'mouseup',
          ({ target }) => {
            const after = places()
            const moved = [...before].flatMap(([element, { x, y }]) => {
              const now = after.get(element)
              if (now && Math.abs(now.x - x) < 0.5 && Math.abs(now.y - y) < 0.5) return []
              const name = element.getAttribute('name') || element.textContent?.trim().slice(0, 40) || element.tagName
              return [`${name}: ${now ? `${now.x - x}, ${now.y - y}` : 'gone'}`]
            })
            done({ moved, pressed: target instanceof Node && button.contains(target) })
          },
          { capture: true, once: true },
        )
      },
      { capture: true, once: true },
    )
  })
}
