import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { watchForProblems } from '#tests/support/page-problems.ts'

test('injected markup neither runs nor becomes elements, and the page keeps working', async ({ page, open }) => {
  const problems = await watchForProblems(page)
  await open(pageUrl('en', 'product', { id: 'HB-7830' }))
  const outcome = await page.evaluate(() => {
    const target = document.createElement('div')
    document.body.append(target)
    const attempts: Record<string, () => void> = {
      markup: () => {
        target.innerHTML = '<img src="x" onerror="hit()">'
      },
      script: () => {
        const script = document.createElement('script')
        script.text = 'hit()'
        target.append(script)
      },
      style: () => target.setAttribute('style', 'color:red'),
    }
    Reflect.set(globalThis, 'hit', () => target.setAttribute('data-hit', ''))
    const refused = Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch {
        return name
      }
    })
    return {
      refused,
      children: target.querySelectorAll('img').length,
      hit: target.hasAttribute('data-hit'),
      color: target.style.color,
    }
  })
  expect(outcome).toEqual({ refused: ['markup', 'script'], children: 0, hit: false, color: '' })
  for (const directive of ['require-trusted-types-for', 'style-src-attr']) {
    await expect.poll(() => problems.join()).toContain(`was refused ${directive}`)
  }
  await page.getByRole('tab', { name: 'Specifications' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Specifications' })).toBeVisible()
})

test('a picture and a video can be opened directly', async ({ page, open }) => {
  const problems = await watchForProblems(page)
  await open(articleUrl('en', 'video', 'rh-9010-turntable'))
  const video = await page.locator('video source').first().getAttribute('src')
  const poster = await page.locator('video').getAttribute('poster')

  await page.goto(video ?? '')
  await expect.poll(() => page.locator('video').evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(0)
  await page.goto(poster ?? '')
  await expect(page.locator('img')).toHaveJSProperty('complete', true)
  expect(problems.filter((problem) => !problem.includes('favicon'))).toEqual([])
})
