import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { test } from '#tests/support/studio.ts'

// One studio for all of them.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG', viewport: { width: 1500, height: 1000 } })

const product = 'products/rh-9010/product.yaml'
const news = 'news/cooking-evenings/en.yaml'

const goTo = (page: Page, hash: string) => page.goto(`${new URL(page.url()).origin}/${hash}`)

async function open(page: Page, studio: { url: string }, place: string) {
  const faults: string[] = []
  // A refused style or script, or a value that Trusted Types refuse, is an error of the console.
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(studio.url)
  await goTo(page, `#/write/${place}`)
  await expect(page.locator('.write-saving').filter({ hasText: /As published|Saved/ })).toBeVisible()
  return faults
}

const saved = (page: Page) => expect(page.getByText('Saved as a draft')).toBeVisible()
const fieldAt = (page: Page, at: string) => page.locator(`[data-at="${at}"]`)

/** Drops a file as the desktop does. An event made by a script has no real file. */
async function drop(page: Page, zone: Locator, file: string) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'dragEnter' | 'dragOver' | 'drop', place: { x: number; y: number }) =>
    browser.send('Input.dispatchDragEvent', { type, ...place, data: { items: [], files: [file], dragOperationsMask: 1 } })
  const drops = await page.evaluateHandle(() => {
    const seen = { inZone: 0 }
    const count = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.write-drop')) seen.inZone += 1
    }
    addEventListener('drop', count, { capture: true })
    return seen
  })
  // The form scrolls to the field, and grows when its editor and its faults have come. A drop beside the zone is done again, as a person would.
  await expect(async () => {
    const box = await zone.boundingBox()
    const place = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }
    await send('dragEnter', place)
    await send('dragOver', place)
    await expect(zone).toHaveAttribute('data-drop-target', 'true', { timeout: 1_000 })
    await send('drop', place)
    expect(await drops.evaluate(({ inZone }) => inZone)).toBe(1)
  }).toPass()
}

/** The lines of a draft that differ from the published file. */
function changedLines({ contentFolder, draftsFolder }: { contentFolder: string; draftsFolder: string }, file: string): string[] {
  const published = readFileSync(join(contentFolder, file), 'utf8').split('\n')
  const draft = readFileSync(join(draftsFolder, file), 'utf8').split('\n')
  expect(draft.length).toBe(published.length)
  return draft.filter((line, index) => line !== published[index])
}

test('SW3: a text that is longer than the site takes stays in the form, red, and nothing around it is lost', async ({
  page,
  studio,
}) => {
  await open(page, studio, `${news}/title`)
  const title = fieldAt(page, `${news}/title`).getByRole('textbox')
  const intro = fieldAt(page, `${news}/intro`)
  const text = 'a'.repeat(20_001)
  // The browser lays out the text, the studio checks and saves it: seconds of work that a busy machine stretches.
  const soon = { timeout: 90_000 }
  await intro.getByRole('textbox').fill(text)
  await expect(intro.locator('.write-fault')).toHaveText(/too long: it has 20001 characters/, soon)
  await expect(intro.getByRole('textbox')).toHaveValue(text)
  await expect(title).toHaveValue('Thursday evenings at the stove')
  expect(parse(readFileSync(join(studio.draftsFolder, news), 'utf8'))).toMatchObject({ intro: text })

  // The other tests of this studio begin with the published article.
  await page.keyboard.press('Control+z')
  await expect(page.getByText('As published')).toBeVisible(soon)
})

test('SW3, SW4: a correction by the form changes one line of the draft, survives a reload and is taken back', async ({
  page,
  studio,
}) => {
  const faults = await open(page, studio, `${product}/values.airflow`)
  const airflow = page.getByRole('textbox', { name: /^Maximum airflow/ })
  await expect(airflow).toBeFocused()
  await airflow.fill('1480')
  await airflow.press('Tab')
  await saved(page)
  expect(changedLines(studio, product)).toEqual(['  airflow: 1480'])

  await page.reload()
  await expect(airflow).toHaveValue('1480')
  await expect(airflow).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(airflow).toHaveValue('1450')
  await expect(page.getByText('As published')).toBeVisible()
  expect(existsSync(join(studio.draftsFolder, product))).toBe(false)
  expect(faults).toEqual([])
})

test('SW3: a fault is said in words at its field, while typing, and in the list of faults', async ({ page, studio }) => {
  await open(page, studio, `${news}/title`)
  const title = fieldAt(page, `${news}/title`)
  await title.getByRole('textbox').fill('')
  await expect(title.getByText('Must not be empty.')).toBeVisible()
  await page.getByText('1 fault', { exact: true }).click()
  await page.locator('.write-faults').getByRole('link').press('Enter')
  await expect(title.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Evenings at the stove')
  await expect(page.getByText('No faults')).toBeVisible()
  expect(changedLines(studio, news)).toEqual(['title: "Evenings at the stove"'])

  const facts = 'news/cooking-evenings/news.yaml'
  await fieldAt(page, `${facts}/products`).getByRole('button', { name: 'Add Products' }).click()
  const added = fieldAt(page, `${facts}/products`).getByRole('combobox').last()
  await added.fill('slanted 90')
  await page
    .locator('.popover')
    .getByRole('option', { name: /RH-9010/ })
    .click()
  await expect(added).toHaveValue('RH-9010')
})

test('SW3: Markdown is edited with a toolbar under the strict policy, and changes only its own lines', async ({
  page,
  studio,
}) => {
  const file = 'pages/about/en.yaml'
  const faults = await open(page, studio, 'products/rh-9011/en.yaml/intro')
  const text = fieldAt(page, 'products/rh-9011/en.yaml/intro').locator('[contenteditable=true]')
  await text.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Quietly. ')
  await saved(page)
  expect(changedLines(studio, 'products/rh-9011/en.yaml')).toHaveLength(1)
  await goTo(page, `#/write/${file}`)
  await expect(page.getByText('As published')).toBeVisible()
  expect(existsSync(join(studio.draftsFolder, file))).toBe(false)
  expect(faults).toEqual([])
})

test('SW11: what is pasted from a page or a word processor keeps its headings, lists and links, each time', async ({
  page,
  studio,
}) => {
  const file = 'products/rh-9008/en.yaml'
  const faults = await open(page, studio, `${file}/intro`)
  const text = fieldAt(page, `${file}/intro`).locator('[contenteditable=true]')
  for (const name of ['First', 'Second']) {
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    const html = `<h2>${name} heading</h2><ul><li>${name} item</li></ul><p>See <a href="https://example.com/">${name} link</a>.</p><script>document.title = 'run'</script>`
    await text.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      clipboardData.setData('text/plain', 'plain')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
    await expect(text.getByRole('heading', { name: `${name} heading` })).toBeVisible()
    await expect(text.getByRole('listitem').filter({ hasText: `${name} item` })).toBeVisible()
    await expect(text.getByRole('link', { name: `${name} link` })).toBeVisible()
  }
  await saved(page)
  const draft = readFileSync(join(studio.draftsFolder, file), 'utf8')
  for (const written of ['## First heading', '- First item', '[Second link](https://example.com/)'])
    expect(draft).toContain(written)
  expect(await page.title()).not.toBe('run')
  expect(faults).toEqual([])
})

test('SW3: a dropped picture is a WebP without the data of the camera, and asks what it shows', async ({ page, studio }) => {
  const facts = 'news/rh-9011-pearl-white/news.yaml'
  await open(page, studio, `${facts}/picture`)
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'Mei' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1' } })
    .jpeg()
    .toBuffer()
  const field = fieldAt(page, `${facts}/picture`)
  await using folder = await temporaryFolder()
  await writeFile(join(folder.folder, 'Buns at Home.jpg'), photo)
  await drop(page, field.locator('.write-drop'), join(folder.folder, 'Buns at Home.jpg'))
  // The studio converts the picture first, which takes long on a busy machine.
  await expect(field.getByText('pictures/buns-at-home.webp')).toBeVisible({ timeout: 120_000 })
  await expect(field.getByText('This describes the picture before')).toBeVisible()
  await field.getByRole('textbox').fill('')
  await expect(field.getByText('Say in words what the picture shows')).toBeVisible()
  await field.getByRole('textbox').fill('Buns in a steamer')
  await saved(page)
  expect(changedLines(studio, facts)).toEqual(['picture: pictures/buns-at-home.webp'])

  const kept = readFileSync(join(studio.draftsFolder, 'news/rh-9011-pearl-white/pictures/buns-at-home.webp'))
  const { format, exif, width } = await sharp(kept).metadata()
  expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 640 })
  const image = field.locator('img')
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(640)

  await field.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('MZ') })
  await expect(field.getByText('This is not a picture, PDF, video or captions file')).toBeVisible()
})

test('SW4: an edit is kept while the studio is away, and two editors are told of each other', async ({ page, studio }) => {
  const file = 'news/parts-counter-at-kiln-lane/en.yaml'
  await open(page, studio, `${file}/title`)
  const title = fieldAt(page, `${file}/title`).getByRole('textbox')
  await page.route('**/api/draftEdit', (route) => route.abort())
  await title.fill('Parts over the counter')
  await expect(page.getByText('Not saved, and kept in this browser.')).toBeVisible()
  await page.unroute('**/api/draftEdit')
  await saved(page)

  const other = await page.context().newPage()
  await open(other, studio, `${file}/title`)
  const theirs = fieldAt(other, `${file}/title`).getByRole('textbox')
  await expect(theirs).toHaveValue('Parts over the counter')
  // The first editor writes while the second hears nothing of it.
  await other.route('**/api/entryVersions', (route) => route.abort())
  await title.fill('The first one')
  await saved(page)
  await expect.poll(() => readFileSync(join(studio.draftsFolder, file), 'utf8')).toContain('The first one')
  await theirs.fill('The second one')
  const conflict = other.getByRole('alert')
  await expect(conflict).toContainText('The first one')
  await expect(conflict).toContainText('The second one')
  expect(readFileSync(join(studio.draftsFolder, file), 'utf8')).toContain('The first one')
  await conflict.getByRole('button', { name: 'Use mine' }).click()
  // The first editor sees it without a reload.
  await expect(title).toHaveValue('The second one')
  await other.close()
})

test('SW4: what a crash kept in the browser is saved at the next start, or shown if somebody has changed the text since', async ({
  page,
  studio,
}) => {
  const [first, second] = ['recipes/congee-with-ginger/en.yaml', 'news/so-6058-on-a-13-amp-plug/en.yaml']
  await page.route('**/api/draftEdit', (route) => route.abort())
  for (const file of [first, second]) {
    await open(page, studio, `${file}/title`)
    await fieldAt(page, `${file}/title`).getByRole('textbox').fill('Typed before the crash')
    await expect(page.getByText('Not saved, and kept in this browser.')).toBeVisible()
  }
  // Somebody publishes another text meanwhile. Then a crash: nothing of the page is left.
  const published = join(studio.contentFolder, second)
  await writeFile(published, readFileSync(published, 'utf8').replace(/^title: .*$/m, 'title: Published meanwhile'))
  await page.goto('about:blank')
  await page.unroute('**/api/draftEdit')

  await page.goto(studio.url)
  const notice = page.getByRole('region', { name: 'Not saved before' })
  await expect(notice).toContainText('They are drafts now: ')
  expect(changedLines(studio, first)).toEqual(['title: Typed before the crash'])
  await expect(notice).toContainText('One entry is not saved')
  expect(await accessibilityFaults(page, '.unsent')).toEqual([])
  await notice.locator('summary').press('Enter')
  await expect(notice).toContainText('Typed before the crash')
  await notice.getByRole('link', { name: 'Open it' }).press('Enter')
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText('Published meanwhile')
  await conflict.getByRole('button', { name: 'Use mine' }).press('Enter')
  await saved(page)
  expect(changedLines(studio, second)).toEqual(['title: Typed before the crash'])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('studio-unsent')))).toEqual([])
})

test('SW3: a list is sorted with the keyboard or the mouse, shortened, lengthened, and taken back', async ({ page, studio }) => {
  const file = 'products/rh-9008/en.yaml'
  await open(page, studio, `${file}/tags.0`)
  const list = fieldAt(page, `${file}/tags`)
  const texts = () => list.getByRole('textbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value))
  const [first, second, ...rest] = await texts()
  await list.getByRole('button', { name: 'Move Tags 1', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(texts).toEqual([second, first, ...rest])
  await expect(list.getByRole('button', { name: 'Move Tags 2', exact: true })).toBeFocused()
  await list.getByRole('button', { name: 'Move Tags 1', exact: true }).dragTo(list.getByRole('listitem').nth(1))
  await expect.poll(texts).toEqual([first, second, ...rest])
  await page.keyboard.press('Control+z')
  await expect.poll(texts).toEqual([second, first, ...rest])

  // With buttons. The focus stays with them, so that a press more moves it on.
  await list.getByRole('button', { name: 'Move down Tags 1', exact: true }).press('Enter')
  await expect.poll(texts).toEqual([first, second, ...rest])
  await expect(list.getByRole('button', { name: 'Move down Tags 2', exact: true })).toBeFocused()
  await list.getByRole('button', { name: 'Move up Tags 2', exact: true }).press('Enter')
  await expect.poll(texts).toEqual([second, first, ...rest])
  await expect(list.getByRole('button', { name: 'Move Tags 1', exact: true })).toBeFocused()
  await expect(list.getByRole('button', { name: 'Move up Tags 1', exact: true })).toBeDisabled()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(texts).toEqual([second, first, ...rest])
  await list.getByRole('button', { name: 'Remove Tags 1', exact: true }).press('Enter')
  await expect.poll(texts).toEqual([first, ...rest])
  await list.getByRole('button', { name: 'Add Tags' }).press('Enter')
  await saved(page)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(texts).toEqual([first, second, ...rest])
})

test('SW3: pictures and what they show in each language move together', async ({ page, studio }) => {
  const folder = 'products/rh-9010'
  await open(page, studio, `${folder}/product.yaml/pictures`)
  const pictures = fieldAt(page, `${folder}/product.yaml/pictures`)
  const alts = (file: string) => parse(readFileSync(join(studio.draftsFolder, folder, file), 'utf8')).pictureAlts
  const published = parse(readFileSync(join(studio.contentFolder, folder, 'ko.yaml'), 'utf8')).pictureAlts
  await pictures.getByRole('button', { name: 'Remove Pictures 1', exact: true }).click()
  await saved(page)
  expect(existsSync(join(studio.draftsFolder, folder, 'product.yaml'))).toBe(true)
  expect(alts('ko.yaml')).toEqual(published.slice(1))
  await page.keyboard.press('Control+z')
  await expect(page.getByText('As published')).toBeVisible()
  expect(existsSync(join(studio.draftsFolder, folder, 'ko.yaml'))).toBe(false)
})

test.describe(() => {
  test.use({ withPreview: true })
  test('SW3: the form scrolls in its own pane, and the window stays as high as the screen', async ({ page, studio }) => {
    await open(page, studio, `${news}/title`)
    await expect(page.locator('.preview iframe')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  })
})

for (const [language, locale] of [
  ['English', 'en-SG'],
  ['Chinese', 'zh-CN'],
] as const) {
  test.describe(() => {
    test.use({ locale, withPreview: true })
    test(`SW3: the form has no accessibility faults in ${language}`, async ({ page, studio }) => {
      await page.goto(studio.url)
      await goTo(page, '#/write/products/rh-9010/ko.yaml')
      await expect(page.locator('.write-form')).toBeVisible()
      await expect(page.locator('.write-pair').first()).toBeVisible()
      await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await goTo(page, '#/write/banners.yaml')
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^(Banners|横幅)$/)
      expect(await accessibilityFaults(page)).toEqual([])
    })
  })
}
