import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { dimensionDrawing, type Size } from '#catalog/documents/dimension-drawing.ts'

/** Pixels: twice the width on a desktop page. */
const width = 1600
const font = new URL(
  '../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  import.meta.url,
)

/** One drawing for all languages: it has only lines and numbers. */
export async function openDrawingBoard() {
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--font-render-hinting=none'],
  })
  const face = (await readFile(fileURLToPath(font))).toString('base64')
  const page = await browser.newPage({ viewport: { width, height: width } })

  async function draw(size: Size, shape: string): Promise<Buffer> {
    const { markup } = dimensionDrawing(size, shape)
    await page.setContent(`<!doctype html><style>${style(face)}</style>${markup}`)
    await page.evaluate(() => document.fonts.ready)
    return sharp(await page.locator('svg').screenshot()).webp({ lossless: true, effort: 6 }).toBuffer()
  }

  return { draw, close: () => browser.close() }
}

const style = (face: string) => `
@font-face { font-family: Text; src: url(data:font/woff2;base64,${face}); font-weight: 100 900 }
body { margin: 0; background: #f7f4ef; font-family: Text }
svg { display: block }
text { text-anchor: middle; fill: #1c1a17; font-variant-numeric: tabular-nums }
.edge { fill: none; stroke: #1c1a17; stroke-width: 0.32; stroke-linejoin: round }
.faint { fill: none; stroke: #8b857b; stroke-width: 0.18; stroke-linejoin: round }
.measure, .help { fill: none; stroke: #69645c; stroke-width: 0.14 }
.head { fill: #69645c }
.ground { fill: #f7f4ef }`
