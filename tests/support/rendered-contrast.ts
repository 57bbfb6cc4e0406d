import type { Page } from '@playwright/test'
import { contrastOf, type Rgb } from './picture-contrast.ts'

type Rgba = readonly [number, number, number, number]

/** Colours as the browser computes them, with what is below them from the inside out. */
type Rendered = { what: string; kind: 'text' | 'large text' | 'outline'; colour: Rgba; opacity: number; grounds: readonly Rgba[] }

/** States that a pointer or the keyboard gives to a control. */
export const pointedStates = ['hover', 'focus-visible', 'active'] as const
export type PointedState = (typeof pointedStates)[number]

const controls = 'a, button, input, select, textarea, summary, label'

/** Sets a state of all controls of the page at once, as the developer tools do, and returns a function that ends it. */
export async function forceState(page: Page, state: PointedState) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls })
  // What is focused by the keyboard is focused.
  const forcedPseudoClasses = state === 'focus-visible' ? ['focus', state] : [state]
  await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })))
  return () => session.detach()
}

/** Least contrasts by WCAG 1.4.3 and 1.4.11, and those of 1.4.6 that the high contrast of the system promises. */
const least = {
  'no-preference': { text: 4.5, 'large text': 3, outline: 3 },
  more: { text: 7, 'large text': 4.5, outline: 3 },
} as const

/** The texts, placeholders and focus rings of the page whose contrast is too low in its present state, one line each. */
export async function faintTexts(page: Page, mode: keyof typeof least): Promise<string[]> {
  await page.evaluate(untilSettled)
  const rendered: Rendered[] = await page.evaluate(renderedTexts)
  const lines = rendered.flatMap(({ what, kind, colour, opacity, grounds }) => {
    const ground = grounds.reduceRight<Rgb>((below, above) => over(above, below), [255, 255, 255])
    const [red, green, blue, alpha] = colour
    const contrast = contrastOf(over([red, green, blue, alpha * opacity], ground), ground)
    return contrast < least[mode][kind] ? [`${contrast}:1, ${kind}: ${what}`] : []
  })
  return [...new Set(lines)]
}

const over = ([red, green, blue, alpha]: Rgba, [r, g, b]: Rgb): Rgb => [
  red * alpha + r * (1 - alpha),
  green * alpha + g * (1 - alpha),
  blue * alpha + b * (1 - alpha),
]

/** A colour that changes begins with the one before, even without motion. Runs in the page. */
async function untilSettled() {
  const isChanging = () => document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running')
  do await new Promise((drawn) => requestAnimationFrame(drawn))
  while (isChanging())
}

/** Without texts on pictures, which are measured by their pixels, and without disabled controls. Runs in the page. */
function renderedTexts(): Rendered[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Rgba>()
  const colourOf = (css: string): Rgba => {
    const seen = known.get(css)
    if (seen || !canvas) return seen ?? [0, 0, 0, 1]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour: Rgba = [red, green, blue, alpha / 255]
    known.set(css, colour)
    return colour
  }
  const pictures = [...document.querySelectorAll('img, video, canvas')]
    .filter((picture) => picture.checkVisibility())
    .map((picture) => picture.getBoundingClientRect())
  const isOnPicture = ({ left, top, width, height }: DOMRect) =>
    pictures.some(
      (box) =>
        left + width / 2 > box.left &&
        left + width / 2 < box.right &&
        top + height / 2 > box.top &&
        top + height / 2 < box.bottom,
    )
  const isExempt = (element: Element) =>
    element.closest('.visually-hidden, :disabled, [aria-disabled=true], option, svg') !== null ||
    element.closest('label')?.control?.matches(':disabled') === true ||
    getComputedStyle(element).clipPath !== 'none' ||
    !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
  /** What is below an element, or nothing if that is a picture. */
  const groundsOf = (start: Element | null) => {
    const grounds: Rgba[] = []
    let opacity = 1
    for (let element = start; element; element = element.parentElement) {
      const style = getComputedStyle(element)
      if (style.backgroundImage !== 'none') return undefined
      opacity *= Number(style.opacity)
      const ground = colourOf(style.backgroundColor)
      if (ground[3] > 0) grounds.push(ground)
      if (ground[3] === 1) break
    }
    return { grounds, opacity }
  }
  const results: Rendered[] = []
  const add = (what: string, kind: Rendered['kind'], css: string, below: Element | null) => {
    const ground = groundsOf(below)
    // A field may be transparent, and shown as its icon.
    const isShown = ground && colourOf(css)[3] * ground.opacity > 0
    if (isShown) results.push({ what, kind, colour: colourOf(css), ...ground })
  }
  const kindOf = ({ fontSize, fontWeight }: CSSStyleDeclaration): Rendered['kind'] => {
    const size = Number.parseFloat(fontSize)
    return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 'large text' : 'text'
  }
  for (const element of document.querySelectorAll('body *')) {
    if (isExempt(element)) continue
    const box = element.getBoundingClientRect()
    if (box.width < 2 || box.height < 2 || isOnPicture(box)) continue
    const style = getComputedStyle(element)
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : ''))
      .join(' ')
    const name = `${element.tagName} “${(text.trim() || element.textContent?.trim() || element.id).slice(0, 40)}”`
    if (text.trim()) add(name, kindOf(style), style.color, element)
    const isTyped = element instanceof HTMLInputElement && !element.matches('[type=checkbox], [type=radio]')
    if (isTyped || element instanceof HTMLTextAreaElement) {
      if (element.value !== '') add(`value of ${element.name}`, kindOf(style), style.color, element)
      else if (element.placeholder !== '')
        add(`placeholder “${element.placeholder}”`, kindOf(style), getComputedStyle(element, '::placeholder').color, element)
    }
    const { outlineStyle, outlineColor, outlineWidth, outlineOffset } = style
    if (element.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0)
      add(
        `focus ring of ${name}`,
        'outline',
        outlineColor,
        Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement,
      )
  }
  return results
}
