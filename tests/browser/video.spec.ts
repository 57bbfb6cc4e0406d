import type { Page } from '@playwright/test'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const t = wordsIn('en')
const turntable = articleUrl('en', 'video', 'rh-9010-turntable')
const player = (page: Page) => page.locator('video')

test('N6: shows a player with poster and captions in five languages, and the text', async ({ page, open, request }) => {
  await open(turntable)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RH-9010')
  await expect(player(page)).toHaveAttribute('controls', '')
  await expect(player(page)).toHaveJSProperty('autoplay', false)
  const poster = await player(page).getAttribute('poster')
  expect((await request.get(poster ?? '')).status()).toBe(200)

  const tracks = player(page).locator('track[kind="captions"]')
  await expect(tracks).toHaveCount(5)
  await expect(tracks.and(page.locator('[default]'))).toHaveAttribute('srclang', 'en')
  for (const track of await tracks.all()) {
    expect(await (await request.get((await track.getAttribute('src')) ?? '')).text()).toMatch(/^WEBVTT/)
  }
  const source = await player(page).locator('source').first().getAttribute('src')
  const part = await request.get(source ?? '', { headers: { Range: 'bytes=0-99' } })
  expect(part.status()).toBe(206)
})

test('N6: the default captions have the language of the page', async ({ page, open }) => {
  await open(articleUrl('ko', 'video', 'rh-9010-turntable'))
  await expect(player(page).locator('track[default]')).toHaveAttribute('srclang', 'ko')
})

test('N6: leaving the page pauses the video', async ({ page, open }) => {
  await open(turntable)
  // A canvas stream replaces the file, because the test only checks that playback stops.
  const video = await player(page).evaluateHandle(async (element) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('no video')
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
    element.srcObject = canvas.captureStream()
    await element.play()
    return element
  })
  const paused = () => video.evaluate((element) => element.paused)
  expect(await paused()).toBe(false)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect(await paused()).toBe(true)

  await video.evaluate((element) => element.play())
  await page
    .getByRole('navigation', { name: t('breadcrumb.label') })
    .getByRole('link', { name: t('nav.news') })
    .click()
  await expect(page).toHaveURL(pageUrl('en', 'newsHub'))
  await expect.poll(paused).toBe(true)
})
