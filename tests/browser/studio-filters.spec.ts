import { expect } from '@playwright/test'
import { awaitsAnswer, submissionKinds } from '#contract/forms/forms.ts'
import { test } from '#tests/support/studio.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG' })

const kinds = submissionKinds.filter(awaitsAnswer)

test('SI1: every filter of the inbox opens from every other one', async ({ page, studio }) => {
  // Hundreds of presses.
  test.slow()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  // Lists of different lengths, so that a line of one may take the place of another's.
  for (const [index, kind] of kinds.entries()) {
    for (let count = 0; count <= index % 3; count += 1) await studio.send(`${kind} ${count}`, { kind })
  }
  await page.goto(studio.url)
  const rail = page.getByRole('navigation', { name: 'Views' })
  const filters = await rail.getByRole('listitem').getByRole('button').all()
  for (const from of filters) {
    for (const to of filters) {
      await from.click()
      await to.click()
      await expect(page.getByRole('listbox')).toBeVisible()
    }
  }
  expect(errors).toEqual([])
})

test('SI1: while the list of another form loads, no line of the form before is shown under its name', async ({
  page,
  studio,
}) => {
  await studio.send('Someone who complains', { kind: 'feedback' })
  await page.goto(studio.url)
  const rail = page.getByRole('navigation', { name: 'Views' })
  await rail.getByRole('button', { name: /^Feedback/ }).click()
  const line = page.getByRole('option', { name: /^Someone who complains/ })
  await expect(line).toBeVisible()
  const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route('**/api/list', async (route) => {
    await mayCome
    await route.continue()
  })
  await rail.getByRole('button', { name: /^Dealer application/ }).click()
  await expect(page.getByText('Loading')).toBeVisible()
  await expect(line).toBeHidden()
  letItCome()
  await expect(page.getByText('Loading')).toBeHidden()
})
