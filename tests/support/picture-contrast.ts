import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

export type Rgb = readonly [number, number, number]

/** Each text on a picture, with the contrast of its lines to the worst pixel behind them. */
export async function contrastOnPictures(page: Page) {
  const texts = await markTextsOnPictures(page)
  const colours = await Promise.all(texts.map((text) => text.evaluate((element) => getComputedStyle(element).color)))
  await hideWords(page)
  const results: { text: string; contrast: number }[] = []
  for (const [index, text] of texts.entries()) {
    await bringIntoView(text)
    const view = sharp(await page.screenshot({ animations: 'disabled' })).removeAlpha()
    const own = rgbOf(colours[index] ?? '')
    for (const box of await text.evaluate(linesInView)) {
      const contrast = worstContrast(own, await view.clone().extract(box).raw().toBuffer())
      results.push({ text: (await text.textContent()) ?? '', contrast })
    }
  }
  return results
}

async function bringIntoView(text: Locator) {
  await text.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const pictures = [...document.images].filter((image) => image.checkVisibility() && image.currentSrc !== '')
    await Promise.all(pictures.map((image) => image.loading !== 'lazy' && image.decode().catch(() => undefined)))
    await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
  })
}

/** Elements with their own text on top of a picture, in document order. */
async function markTextsOnPictures(page: Page): Promise<Locator[]> {
  await page.evaluate(() => {
    const pictures = [...document.images].filter((image) => image.checkVisibility()).map((image) => image.getBoundingClientRect())
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const isWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (!isWords || !element.checkVisibility() || element.closest('.visually-hidden')) continue
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const x = (left + right) / 2
      const y = (top + bottom) / 2
      if (pictures.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom))
        element.dataset['onPicture'] = ''
    }
  })
  return page.locator('[data-on-picture]').all()
}

/** The line boxes of a text, in whole pixels. */
function linesInView(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].flatMap((line) => {
    const left = Math.max(0, Math.floor(line.left))
    const top = Math.max(0, Math.floor(line.top))
    const width = Math.min(innerWidth, Math.ceil(line.right)) - left
    const height = Math.min(innerHeight, Math.ceil(line.bottom)) - top
    return width > 1 && height > 1 ? [{ left, top, width, height }] : []
  })
}

/** Hides all text and icons. Uses an adopted stylesheet, which the content security policy does not block. */
async function hideWords(page: Page) {
  await page.evaluate(async () => {
    const sheet = await new CSSStyleSheet().replace(
      '* { color: transparent !important; text-decoration-color: transparent !important; transition: none !important } svg { visibility: hidden !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

function rgbOf(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number)
  return [red, green, blue]
}

function worstContrast(text: Rgb, pixels: Buffer): number {
  const own = luminance(text)
  let worst = Number.POSITIVE_INFINITY
  for (let at = 0; at < pixels.length; at += 3) {
    const contrast = ratio(own, luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]))
    if (contrast < worst) worst = contrast
  }
  return rounded(worst)
}

/** Contrast ratio of two colours as defined by WCAG. */
export const contrastOf = (one: Rgb, other: Rgb) => rounded(ratio(luminance(one), luminance(other)))

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
const rounded = (contrast: number) => Math.round(contrast * 100) / 100

/** Relative luminance as defined by WCAG. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
