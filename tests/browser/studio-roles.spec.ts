import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { type RunningStudio, runStudio } from '#tests/support/run-studio.ts'
import { freePort, proxyVariables, startSignOnProxy } from '#tests/support/sign-on-proxy.ts'
import { test } from '#tests/support/studio.ts'

// One studio for all of them, behind one proxy that signs on somebody else for each.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG', viewport: { width: 1280, height: 900 } })

const host = 'studio.localhost'
const groups = ['reader', 'writer', 'publisher', 'care', 'privacy', 'admin'].map((role) => `${role}组=${role}`).join('; ')

type Proxied = {
  studio: RunningStudio
  origin: string
  signOn: (role: string) => void
  reference: string
  close: () => Promise<void>
}
let proxied: Proxied

test.beforeAll(async () => {
  const stack = new AsyncDisposableStack()
  const proxy = stack.use(await startSignOnProxy({ user: '李梅', groups: '' }))
  const port = await freePort()
  const studio = stack.use(
    await runStudio('tests/content', {
      ...{ ...proxyVariables, STUDIO_ROLES: groups, STUDIO_URL: proxy.url(host) },
      ...{ STUDIO_PORT: String(port), STUDIO_PREVIEW_PORT: String(await freePort()) },
    }),
  )
  proxy.pass(host, port)
  proxied = {
    ...{ studio, origin: proxy.url(host), reference: await studio.send('Ann Lee') },
    signOn: (role) =>
      proxy.signOn({
        user: '李梅',
        groups:
          role === ''
            ? 'visitors'
            : role
                .split(',')
                .map((one) => `${one}组`)
                .join(','),
      }),
    close: () => stack.disposeAsync(),
  }
})
test.afterAll(() => proxied.close())

/** Opens a place as somebody with these roles. */
async function openAs(page: Page, roles: string, hash = '') {
  proxied.signOn(roles)
  await page.goto('about:blank')
  await page.goto(`${proxied.origin}/${hash}`)
}

/** Changes a headline as the forms do. */
async function draftTitle(page: Page, file: string, title: string) {
  await openAs(page, 'writer', `#/write/${file}`)
  const field = page.getByRole('textbox', { name: 'Title', exact: true })
  await field.fill(title)
  await expect(page.getByText('Saved as a draft')).toBeVisible()
}

const news = 'news/cooking-evenings/en.yaml'
const rooms = (page: Page, name = 'Rooms') => page.getByRole('navigation', { name }).getByRole('link')
const nothingWrong = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([])

for (const [roles, names] of [
  ['reader', ['Write', 'Publish', 'Translate']],
  ['writer', ['Write', 'Publish', 'Translate']],
  ['publisher', ['Write', 'Publish', 'Translate']],
  ['care', ['Inbox', 'Visits']],
  ['privacy', ['A person’s data']],
  ['reader,care', ['Inbox', 'Visits', 'Write', 'Publish', 'Translate']],
  ['admin', ['Inbox', 'Visits', 'Write', 'Publish', 'Translate']],
] as const) {
  test(`ST3: ${roles}: sees these rooms: ${names.join(', ')}`, async ({ page }) => {
    await openAs(page, roles)
    await expect(rooms(page)).toHaveText(names)
    await expect(rooms(page).first()).toHaveAttribute('aria-current', 'page')
  })
}

test('ST3: a reader sees an entry, its drafts and its translation, and nothing that changes them', async ({ page }) => {
  await draftTitle(page, news, 'Friday evenings at the stove')
  await openAs(page, 'reader', `#/write/${news}`)
  const form = page.getByRole('region', { name: /evenings at the stove/ })
  await expect(form.getByText('Friday evenings at the stove', { exact: true }).last()).toBeVisible()
  await expect(form.getByRole('link', { name: 'History' })).toBeVisible()
  for (const role of ['textbox', 'spinbutton', 'combobox'] as const) await expect(form.getByRole(role)).toHaveCount(0)
  await expect(form.getByRole('button', { name: /Add|Remove|Choose/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(New|Remove)/ })).toHaveCount(0)
  await nothingWrong(page)

  await page.getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByRole('region', { name: 'Drafts' }).locator('ins')).toHaveText('Friday')
  await expect(page.getByText('Colleagues with the role Publisher publish drafts')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Publish|Discard/ })).toHaveCount(0)
  await nothingWrong(page)

  await openAs(page, 'reader', `#/translate/ko/${news}/title`)
  await expect(page.getByRole('heading', { name: 'Translation: 한국어' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible()
  for (const name of ['Import…', /^Save/, /Copy/]) await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /Translation/ })).toHaveCount(0)
  await nothingWrong(page)
})

test('ST3: a writer writes, and leaves publishing to others', async ({ page }) => {
  await draftTitle(page, news, 'Friday evenings at the stove')
  await expect(page.getByRole('button', { name: 'New safety notice' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByRole('button', { name: 'Discard' }).first()).toBeVisible()
  await expect(page.getByText('Colleagues with the role Publisher publish drafts')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
})

test('ST3: a publisher publishes a recall notice at once, a writer can’t, and the studio says so', async ({ page }) => {
  const notice = 'notices/sd-6006-inlet-hose/en.yaml'
  await draftTitle(page, notice, 'Steam ovens: have the inlet hose replaced')
  await expect(page.getByRole('button', { name: 'Publish this notice now' })).toHaveCount(0)

  await openAs(page, 'publisher', `#/write/${notice}`)
  const publish = page.getByRole('button', { name: 'Publish this notice now' })
  await expect(publish).toBeVisible()
  // The page was opened as a publisher, who has become a writer meanwhile.
  proxied.signOn('writer')
  await publish.click()
  await expect(page.getByText('Your role in the studio does not allow this. Nothing was changed.')).toBeVisible()
  proxied.signOn('publisher')
  await publish.click()
  await expect(page.getByText('Published. Visitors see it within seconds.')).toBeVisible({ timeout: 90_000 })
})

test('ST3: a care agent reads the inbox, and neither takes out nor erases a person', async ({ page }) => {
  await openAs(page, 'care')
  await page.getByRole('option', { name: /Ann Lee/ }).click()
  await expect(page.getByRole('heading', { name: 'Ann Lee' })).toBeVisible()
  await page.getByRole('region', { name: proxied.reference }).getByRole('button', { name: 'A person’s data' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: proxied.reference })).toBeVisible()
  for (const name of ['Export the data', 'Erase…']) await expect(dialog.getByRole('button', { name })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await openAs(page, 'care', `#/write/${news}`)
  await expect(page.getByText('Your role in the studio doesn’t include “Write”.')).toBeVisible()
  await nothingWrong(page)
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
  await expect(page.getByRole('option', { name: /Ann Lee/ })).toBeVisible()
})

test('ST3: the privacy role finds, exports and erases a person, and sees no inbox', async ({ page }) => {
  const reference = await proxied.studio.send('Raj Kumar', { fields: { phone: '+65 8000 0123' } })
  await openAs(page, 'privacy')
  await nothingWrong(page)
  await page.getByRole('button', { name: 'Find a person…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('8000 0123')
  await dialog.getByRole('button', { name: 'Find' }).click()
  await expect(dialog.getByText(reference)).toBeVisible()
  await expect(dialog.getByRole('button', { name: reference })).toHaveCount(0)
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export the data' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^person-.*\.json$/)
  await dialog.getByRole('button', { name: 'Erase…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase 1 entry' }).click()
  await expect(page.getByText('1 entry erased')).toBeVisible()
})

test('ST3: in 简体中文, rooms, roles and refusals are in words', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('studio-language', 'zh-Hans'))
  await openAs(page, 'care,privacy')
  await expect(rooms(page, '工作区')).toHaveText(['收件箱', '到访'])
  await page.getByRole('button', { name: '键盘快捷键' }).click()
  await expect(page.getByText('您是李梅，角色：客服、数据保护。')).toBeVisible()
  await nothingWrong(page)
  await openAs(page, 'reader', '#/visits')
  await expect(page.getByText('您在工作室里的角色不包括“到访”。')).toBeVisible()
  await openAs(page, 'privacy')
  await expect(page.getByRole('button', { name: '查找个人数据…' })).toBeVisible()
})

test('ST3: whoever has no role gets a page that says so, in both languages', async ({ page }) => {
  await openAs(page, '')
  await expect(page.getByText('none of your groups has a role in the studio')).toBeVisible()
  await expect(page.getByText('您所在的群组在工作室里没有角色')).toBeVisible()
})
