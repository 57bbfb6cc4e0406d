import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { compareUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { runPublicSite } from '#tests/support/run-public-site.ts'
import type { RunningStudio } from '#tests/support/run-studio.ts'
import { test } from '#tests/support/studio.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-proofs-'))
const [failingDisk, movedClock] = [join(folder, 'failing-disk'), join(folder, 'moved-clock')]
const loaded = {
  clock: `--import=${new URL('../support/moved-clock.ts', import.meta.url)}`,
  disk: `--import=${new URL('../support/failing-disk.ts', import.meta.url)}`,
}
const withMovedClock = { MOVED_CLOCK: movedClock, NODE_OPTIONS: loaded.clock }

// One studio and one public site for all of them, each a process of its own, on one content folder.
test.describe.configure({ mode: 'default' })
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-SG',
  viewport: { width: 1500, height: 1000 },
  studioEnvironment: {
    ...{ STUDIO_PUSH: 'origin/main', FAILING_DISK: failingDisk, MOVED_CLOCK: movedClock },
    NODE_OPTIONS: `${loaded.clock} ${loaded.disk}`,
  },
})

type Site = Awaited<ReturnType<typeof runPublicSite>>
let site: Site | undefined
test.beforeAll(async ({ studioOf }, { file }) => {
  const { contentFolder } = await studioOf(file)
  git(contentFolder, 'init', '--quiet', '--initial-branch=main')
  git(contentFolder, 'config', 'user.name', 'Ann')
  git(contentFolder, 'config', 'user.email', 'ann@example.com')
  git(contentFolder, 'add', '.')
  git(contentFolder, 'commit', '--quiet', '--message', 'First')
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote)
  git(contentFolder, 'remote', 'add', 'origin', remote)
  site = await runPublicSite(contentFolder)
})
test.afterAll(async () => {
  await site?.[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})
const remote = join(folder, 'remote.git')
const git = (at: string, ...args: string[]) => execFileSync('git', args, { cwd: at, encoding: 'utf8' }).trim()

const html = (url: string) => (site ? site.html(url) : '')
// Whole pages would fill the report of a failure.
const has = async (url: string, text: string) => (await html(url)).includes(text)
const isSame = async (url: string, before: string) => (await html(url)) === before
/** The page that visitors get has a text, at the latest when the site has read the content again. */
const shows = (url: string, text: string) => expect.poll(() => has(url, text), { intervals: [100] }).toBe(true)

async function openWrite(page: Page, { url }: RunningStudio, field: string) {
  await page.goto(url)
  await page.goto(`${new URL(page.url()).origin}/#/write/${field}`)
  await expect(saving(page)).toHaveText(/As published|Saved/)
}
const saving = (page: Page) => page.locator('.write-saving')
const inRoom = (page: Page, hash: string) => page.goto(`${new URL(page.url()).origin}/${hash}`)
const draftOf = (page: Page, entry: string): Locator => page.locator('.draft-entry').filter({ hasText: entry })

async function choose(page: Page, entry: string) {
  await inRoom(page, '#/publish')
  await draftOf(page, entry).getByRole('checkbox').first().check({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'No faults.' })).toBeVisible()
}
const publishNow = (page: Page) => page.getByRole('button', { name: 'Publish now' }).click()

const hoodId = '102'
const hoodPage = pageUrl('en', 'product', { id: 'RH-9011' })
const chinesePage = pageUrl('zh-Hans', 'product', { id: 'RH-9011' })
const cardOfHood = 'Compare RH-9011'

test('SW5: a corrected airflow is on the product page, in the comparison, the filter and the specification sheet', async ({
  page,
  studio,
}) => {
  const strongest = productListUrl('en', 1, { airflow: ['3'] })
  const sheet = async () => /[^" ]*\/rh-9011-spec-sheet[^" ]*\.pdf/.exec(await html(chinesePage))?.[0] ?? ''
  const before = await html(hoodPage)
  const sheetBefore = await sheet()
  expect(before.includes('1,320')).toBe(true)
  expect(await has(strongest, cardOfHood)).toBe(true)

  await openWrite(page, studio, 'products/rh-9011/product.yaml/values.airflow')
  const airflow = page.getByRole('textbox', { name: /^Maximum airflow/ })
  await airflow.fill('1290')
  await airflow.press('Tab')
  await expect(saving(page)).toHaveText('Saved as a draft')
  expect(await isSame(hoodPage, before)).toBe(true)
  await choose(page, 'products/rh-9011')
  await publishNow(page)
  await expect(page.getByText('1 entry published')).toBeVisible()

  await shows(hoodPage, '1,290')
  expect(await has(compareUrl('en', [hoodId]), '1,290')).toBe(true)
  expect(await has(strongest, cardOfHood)).toBe(false)
  expect(await has(productListUrl('en', 1, { airflow: ['2'] }), cardOfHood)).toBe(true)
  // An outdated link gets the new document, without a redirect: another node may have another version.
  const response = await fetch(new URL(sheetBefore, site?.origin))
  expect([response.status, response.redirected]).toEqual([200, false])
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true })
  expect(text).toContain('1,290')
})

const news = 'news/cooking-evenings'
const newsPage = pageUrl('en', 'newsArticle', { id: 'cooking-evenings' })
const faults = [
  { code: 'ENOSPC', what: 'a full disk', words: /The disk is full.*free some space/ },
  { code: 'EROFS', what: 'a read-only folder', words: /may not write into its folders.*check who owns them/ },
]
for (const { code, what, words } of faults) {
  test(`SW4, SW5: ${what} loses nothing, in the form and while publishing, and says the way out`, async ({ page, studio }) => {
    const { contentFolder, dataFolder, draftsFolder } = studio
    const title = `Evenings despite ${what}`
    const published = readFileSync(join(contentFolder, `${news}/en.yaml`), 'utf8')
    const before = await html(newsPage)
    await openWrite(page, studio, `${news}/en.yaml/title`)
    writeFileSync(failingDisk, `${code}\n${dataFolder}`)
    const field = page.locator(`[data-at="${news}/en.yaml/title"]`).getByRole('textbox')
    await field.fill(title)
    await expect(saving(page)).toHaveText(/Not saved, and kept in this browser/)
    await expect(saving(page)).toHaveText(words)
    // Kept in the browser, also over a reload.
    await page.reload()
    await expect(field).toHaveValue(title)
    await expect(saving(page)).toHaveText(words)
    expect(await isSame(newsPage, before)).toBe(true)

    rmSync(failingDisk)
    await expect(saving(page)).toHaveText('Saved as a draft')
    expect(readFileSync(join(draftsFolder, `${news}/en.yaml`), 'utf8')).toContain(title)

    await choose(page, news)
    await expect(page.getByText(words)).toBeHidden()
    writeFileSync(failingDisk, `${code}\n${contentFolder}`)
    await publishNow(page)
    await expect(page.getByText(words)).toBeVisible()
    await expect(draftOf(page, news)).toBeVisible()
    expect(readFileSync(join(contentFolder, `${news}/en.yaml`), 'utf8')).toBe(published)
    expect(await isSame(newsPage, before)).toBe(true)
    rmSync(failingDisk)
    await publishNow(page)
    await expect(page.getByText('1 entry published')).toBeVisible()
    await shows(newsPage, title)
  })
}

test('SW5: a push that git refuses is said, visitors have the change, and after a pull it is pushed again', async ({
  page,
  studio,
}) => {
  const other = join(folder, 'other')
  git(folder, 'clone', '--quiet', remote, other)
  git(
    other,
    '-c',
    'user.name=Raj',
    '-c',
    'user.email=raj@example.com',
    'commit',
    '--quiet',
    '--allow-empty',
    '--message',
    'Elsewhere',
  )
  git(other, 'push', '--quiet', 'origin', 'HEAD:main')

  await openWrite(page, studio, `${news}/en.yaml/title`)
  await page.locator(`[data-at="${news}/en.yaml/title"]`).getByRole('textbox').fill('Evenings in two places')
  await expect(saving(page)).toHaveText('Saved as a draft')
  await choose(page, news)
  await publishNow(page)
  const notice = page.locator('.notice')
  await expect(notice).toContainText('The push was refused because somebody else has pushed meanwhile')
  expect(await accessibilityFaults(page)).toEqual([])
  await shows(newsPage, 'Evenings in two places')

  // The way out that the message names.
  git(studio.contentFolder, 'pull', '--quiet', '--rebase', 'origin', 'main')
  await notice.getByRole('button', { name: 'Push again' }).click()
  await expect(page.getByText('Pushed', { exact: true })).toBeVisible()
  await expect(notice).toBeHidden()
  expect(git(remote, 'log', '--format=%s', '-2')).toBe(`Publish ${news}\nElsewhere`)
})

test('SW5, SW7: a translation that is planned for a day takes its record with it, and is current from that day', async ({
  page,
  studio,
}) => {
  const { contentFolder } = studio
  const [english, korean] = ['products/rh-9011/en.yaml', 'products/rh-9011/ko.yaml']
  const record = `.translations/ko/${english.replace('.yaml', '.txt')}`
  const recordIn = (at: string) => /^title .*$/m.exec(readFileSync(join(contentFolder, at, record), 'utf8'))?.[0]
  const path = join(contentFolder, english)
  const environment = { ...process.env, CONTENT_DIR: contentFolder }
  execFileSync(process.execPath, ['tools/content.ts', 'translations', 'record', '--language', 'ko', english], {
    env: environment,
  })
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^title: .*/m, 'title: A hood for the new year'))
  const before = recordIn('')

  async function stateOfTitle() {
    await inRoom(page, `#/translate/ko/${english}/title`)
    await page.reload()
    await page
      .getByRole('navigation', { name: 'Translate' })
      .getByRole('button', { name: /^Everything/ })
      .click()
    await page.getByRole('searchbox').fill('rh-9011 title')
    return page.getByRole('option', { name: /RH-9011 · Title/ })
  }
  await page.goto(studio.url)
  await expect(await stateOfTitle()).toContainText('Out of date')
  await page.getByRole('textbox', { name: /^Translation:/ }).fill('새해의 후드')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved as a draft')).toBeVisible()

  await choose(page, 'products/rh-9011')
  const day = dayInSingapore(new Date(Date.now() + 48 * 60 * 60_000))
  await page.getByRole('textbox', { name: 'Name' }).fill('New year')
  await page.getByRole('group', { name: 'Day' }).getByRole('spinbutton').first().focus()
  await page.keyboard.type(day.split('-').toReversed().join(''))
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('listitem', { name: 'New year' })).toBeVisible()
  const release = `releases/${day}-new-year`
  // The list shows the files a moment before the commit is made.
  await expect
    .poll(() => git(contentFolder, 'show', '--name-only', '--format=', 'HEAD').split('\n'))
    .toEqual(expect.arrayContaining([`${release}/${korean}`, `${release}/${record}`]))
  expect(recordIn(release)).not.toBe(before)
  expect(recordIn('')).toBe(before)

  // Today visitors still have the old translation, and it is out of date.
  const koreanPage = pageUrl('ko', 'product', { id: 'RH-9011' })
  expect(await has(koreanPage, '새해의 후드')).toBe(false)
  await expect(await stateOfTitle()).toContainText('Out of date')

  writeFileSync(movedClock, `${48 * 60 * 60_000}`)
  studio.process.kill('SIGUSR2')
  await using siteOfThatDay = await runPublicSite(contentFolder, withMovedClock)
  expect((await siteOfThatDay.html(koreanPage)).includes('새해의 후드')).toBe(true)
  await expect(await stateOfTitle()).toContainText('Current')
  rmSync(movedClock)
  studio.process.kill('SIGUSR2')
})

test('SW2, SW5: a safety notice is public in a few steps, whatever is wrong elsewhere, and faulty entries are first', async ({
  page,
  studio,
}) => {
  const broken = join(studio.contentFolder, 'news/so-6058-on-a-13-amp-plug/en.yaml')
  writeFileSync(broken, 'title: [broken\n')
  await openWrite(page, studio, `${news}/en.yaml/title`)
  await page.locator(`[data-at="${news}/en.yaml/title"]`).getByRole('textbox').fill('')
  await expect(saving(page)).toHaveText('Saved as a draft')
  const lines = page.getByRole('listbox', { name: 'Entries' }).getByRole('option')
  await expect(lines.nth(0)).toContainText(/fault/)
  await expect(lines.nth(1)).toContainText(/fault/)
  await expect(lines.nth(2)).not.toContainText(/fault/)

  // Its texts are typed; nobody looks for a folder, chooses what to publish, or waits for the rest of the content.
  const from = performance.now()
  await page.getByRole('button', { name: 'New safety notice' }).click()
  const notice = page.locator('.write-form')
  const publish = notice.getByRole('button', { name: 'Publish this notice now' })
  await expect(publish).toBeVisible()
  expect(await accessibilityFaults(page, '.publish-notice')).toEqual([])
  const withdraws = notice.locator('[data-at$="/notice.yaml/suppresses"]')
  await expect(withdraws.locator('> .write-fault')).toHaveText(/must name the instructions that it withdraws, or “none”/)
  // Pressed too early, it says what is missing, and nothing is published.
  await publish.click()
  await expect(notice.locator('.faults')).toContainText('faults keep this back')
  await notice.getByRole('textbox', { name: /^Title/ }).fill('RH-9010: the lamp cover may fall')
  await notice.getByRole('textbox', { name: /^Intro/ }).fill('The clip of the lamp cover can break.')
  await notice.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('Do not use the lamp. Call us, and we replace the cover.')
  const code = notice.getByRole('combobox', { name: 'Code' })
  await code.fill('RH-9010')
  await page
    .getByRole('option', { name: /RH-9010/ })
    .last()
    .click()
  await notice.getByRole('textbox', { name: 'First serial number' }).fill('201000001')
  await notice.getByRole('textbox', { name: 'Last serial number' }).fill('201499999')
  await withdraws.getByRole('button', { name: 'Add Withdraws' }).click()
  await expect(withdraws.getByRole('button', { name: /None/ })).toBeVisible()
  await expect(withdraws.locator('> .write-fault')).toBeEmpty()
  await publish.click()
  await expect(notice.getByText('Published. Visitors see it within seconds.')).toBeVisible()
  const supportPage = pageUrl('en', 'support', { id: 'RH-9010' })
  await shows(supportPage, 'the lamp cover may fall')
  test.info().annotations.push({
    type: 'safety notice',
    description: `${((performance.now() - from) / 1000).toFixed(1)} s from the first press to the public page`,
  })
  await expect(publish).toBeHidden()
  // The faulty draft is still one, and the broken file is as it was.
  expect(readFileSync(broken, 'utf8')).toBe('title: [broken\n')
  expect(existsSync(join(studio.draftsFolder, news, 'en.yaml'))).toBe(true)
})
