import type { Page } from '@playwright/test'

/** The last is a window of 1280 × 1024 px at 400 % zoom. */
export const windows = [
  { width: 1280, height: 800 },
  { width: 1366, height: 640 },
  { width: 360, height: 740 },
  { width: 320, height: 256 },
]

/** What the Tab key is pressed through: the main content, all of the page, or the dialog that is open. */
type Part = 'main' | 'page' | 'dialog'

/**
 * Presses Tab through a part of the page. Returns all stops of which less than half is in view. Keys come faster than frames, in which a page may still
 * be moving what was focused into view: if something is out of view, all stops are looked at again, each after its frame.
 */
export async function hiddenStops(page: Page, part: Part): Promise<string[]> {
  const hidden = await pressThrough(page, { part, afterFrame: false })
  return hidden.length === 0 ? hidden : pressThrough(page, { part, afterFrame: true })
}

type Way = { part: Part; afterFrame: boolean }

async function pressThrough(page: Page, { part, afterFrame }: Way): Promise<string[]> {
  // The dialog itself may have the focus, and never gets it again.
  if (part === 'dialog') await page.keyboard.press('Tab')
  const stops = await page.evaluateHandle(noteStops, { part, afterFrame })
  const atOnce = afterFrame ? 1 : 20
  for (let pressed = 0; pressed < 500; pressed += atOnce) {
    for (let times = 0; times < atOnce; times++) await page.keyboard.press('Tab')
    if (afterFrame) await page.evaluate(threeFrames)
    const { hidden, ended } = await stops.jsonValue()
    if (ended || (await isInFrame(page))) return hidden
  }
  throw new Error('The focus does not come to the end of the page')
}

/** One more than `noteStops` waits for. */
async function threeFrames() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

/** The page inside a frame is looked at as a page of its own. */
const isInFrame = (page: Page) => page.evaluate(() => document.activeElement instanceof HTMLIFrameElement)

/**
 * Moves the focus to where the stops begin, and notes, each time the Tab key is released, how much of the focused thing is in view, as a part of what the window
 * has room for. In the page, because asking it at each stop takes longer than the stop.
 */
function noteStops({ part, afterFrame }: Way) {
  const first = part === 'main' ? document.querySelector('main') : part === 'page' ? document.links[0] : document.activeElement
  let hasLeft = false
  const stops = { hidden: [] as string[], ended: false, count: 0 }
  scrollTo({ top: 0, behavior: 'instant' })
  if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  const note = (): void => {
    const focused = document.activeElement
    const isBeyond = part === 'main' && !focused?.closest('main')
    // A date has more than one stop.
    hasLeft ||= focused !== first
    stops.ended ||= focused === null || focused === document.body || (focused === first && hasLeft) || isBeyond
    if (stops.ended || focused === null) {
      removeEventListener('keyup', listen)
      return
    }
    stops.count++
    // What moves into view is there after the next frame, which may come after the next stop.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    // A checkbox may be drawn by its label.
    const thing = focused.closest('label') ?? focused
    const box = thing.getBoundingClientRect()
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
    const width = Math.max(0, Math.min(innerWidth, box.right) - left)
    const height = Math.max(0, Math.min(innerHeight, box.bottom) - top)
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
    const hits = steps.flatMap((x) => steps.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
    const shown = hits.filter(
      (hit) => hit && (thing.contains(hit) || hit.contains(thing) || hit.closest('label')?.control === focused),
    )
    // Of a card that a sideways scrolling row cuts off, only the height counts: browsers leave it where it is.
    const seen = (shown.length / hits.length) * (height / Math.min(innerHeight, box.height))
    if (seen < 0.5)
      stops.hidden.push(
        `stop ${stops.count}, ${Math.round(100 * seen)} % in view: ${thing.tagName} “${thing.textContent?.trim().slice(0, 40)}”`,
      )
  }
  const listen = afterFrame ? () => requestAnimationFrame(() => requestAnimationFrame(note)) : note
  addEventListener('keyup', listen)
  return stops
}
