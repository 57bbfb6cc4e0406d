import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { hydrated, loaded } from '#tools/screens/page-ready.ts'

export type Size = { name: 'phone' | 'desk'; width: number; height: number }

/** `keys` are characters typed and keys pressed; `screens` is the distance scrolled, in heights of the window. */
export type Effort = { taps: number; keys: number; screens: number }

type Point = { x: number; y: number }

/** Uses a page as a visitor would: counts each action, and takes a screenshot of the place where it happens. */
export function visitorOn(page: Page, size: Size, shotFolder: string) {
  const effort: Effort = { taps: 0, keys: 0, screens: 0 }
  const shots: { name: string; file: string }[] = []

  async function takeShot(name: string, target?: Locator) {
    await hydrated(page)
    await loaded(page)
    const file = join(shotFolder, `${shots.length + 1}.png`)
    const picture = sharp(await page.screenshot({ animations: 'disabled' }))
    await (target ? picture.composite([{ input: ringAt(await centreOf(target), size) }]) : picture).toFile(file)
    shots.push({ name: `${shots.length + 1}. ${name}`, file })
  }

  /** Scrolls until the target can be tapped or read. */
  async function reach(target: Locator) {
    await target.waitFor()
    const distance = await target.evaluate((element) => {
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      if (element.contains(there) || there?.closest('label')?.control === element) return 0
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return Math.abs(element.getBoundingClientRect().top - top)
    })
    effort.screens += distance / size.height
  }

  /** Taps where the target is, even if its label lies above it. */
  async function touch(target: Locator) {
    const { x, y } = await centreOf(target)
    if (size.name === 'phone') await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
    effort.taps += 1
  }

  return {
    page,
    size: size.name,
    effort,
    shots,

    async tap(name: string, target: Locator) {
      await reach(target)
      await takeShot(name, target)
      const before = page.url()
      const href = await target.evaluate((element) => element.closest('a')?.href)
      await touch(target)
      if (href !== undefined && href !== before) await page.waitForURL((url) => url.href !== before)
    },

    /** Taps a link to a document, which the browser downloads here. */
    async download(name: string, target: Locator) {
      await reach(target)
      await takeShot(name, target)
      const download = page.waitForEvent('download')
      await touch(target)
      await download
    },

    /** Taps a link to a PDF, and shows its first page. */
    async openDocument(name: string, target: Locator) {
      await reach(target)
      await takeShot(name, target)
      const download = page.waitForEvent('download')
      await touch(target)
      const pdf = join(shotFolder, 'document.pdf')
      await (await download).saveAs(pdf)
      const file = join(shotFolder, `${shots.length + 1}.png`)
      await sharp(firstPageOf(pdf))
        .resize({ width: size.width, height: size.height, fit: 'contain', background: '#8b857b' })
        .toFile(file)
      shots.push({ name: `${shots.length + 1}. The document`, file })
    },

    async type(name: string, target: Locator, text: string) {
      await reach(target)
      if (!(await target.evaluate((element) => element === document.activeElement))) await touch(target)
      await target.fill(text)
      effort.keys += [...text].length
      await takeShot(name, target)
    },

    async pressEnter(target: Locator) {
      const before = page.url()
      await target.press('Enter')
      effort.keys += 1
      await page.waitForURL((url) => url.href !== before)
    },

    /** One tap opens the list, another one chooses. */
    async choose(name: string, target: Locator, option: string) {
      await reach(target)
      await target.selectOption(option)
      effort.taps += 2
      await takeShot(name, target)
    },

    async see(name: string, target: Locator) {
      await reach(target)
      await takeShot(name)
    },
  }
}

export type Visitor = ReturnType<typeof visitorOn>

/** The centre of the first line, because between the lines of a link is nothing to tap. */
const centreOf = (target: Locator): Promise<Point> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

/** As PNG. Chromium's headless shell shows no PDF. */
function firstPageOf(pdf: string): Buffer {
  const { stdout, error } = spawnSync('pdftoppm', ['-png', '-singlefile', '-r', '150', pdf], { maxBuffer: 32 * 1024 * 1024 })
  if (error) throw new Error('pdftoppm is missing. On Debian and Ubuntu: apt-get install poppler-utils')
  return stdout
}

const ringAt = ({ x, y }: Point, { width, height }: Size) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><circle cx="${x}" cy="${y}" r="22" fill="#a8481f33" stroke="#a8481f" stroke-width="3"/></svg>`,
  )
