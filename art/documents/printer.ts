import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/** Pictures of a document by their path in the HTML. */
export type Pictures = ReadonlyMap<string, Buffer>

// A host that cannot exist: the route below serves all requests, so nothing leaves the machine.
const origin = 'http://documents.invalid'

/** A browser that prints one document at a time. */
export async function openPrinter(fontFolder: string) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--font-render-hinting=none'],
  })
  const style = await readFile(new URL('print.css', import.meta.url))

  async function print(html: string, pictures: Pictures): Promise<Buffer> {
    const page = await browser.newPage()
    const missing: string[] = []
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
      if (pathname === '/print.css') return route.fulfill({ body: style, contentType: 'text/css' })
      if (pathname.startsWith('/fonts/')) {
        return route.fulfill({
          path: join(fontFolder, pathname.slice('/fonts/'.length)),
          contentType: 'font/ttf',
          headers: { 'access-control-allow-origin': '*' },
        })
      }
      const picture = pictures.get(pathname)
      if (picture) return route.fulfill({ body: picture, contentType: 'image/jpeg' })
      missing.push(pathname)
      return route.abort()
    })
    await page.goto(origin, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    await page.close()
    const unanswered = missing.filter((path) => path !== '/favicon.ico')
    if (unanswered.length > 0) throw new Error(`The document requests missing files: ${unanswered.join(', ')}`)
    // Type 3 fonts appear only if Chromium falls back to a system font for a missing character.
    if (pdf.includes('/Subtype /Type3')) throw new Error('The document has a character that its fonts lack: see make_fonts.py')
    return pdf
  }

  return { print, close: () => browser.close() }
}
export type Printer = Awaited<ReturnType<typeof openPrinter>>
