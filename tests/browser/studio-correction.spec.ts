import { expect } from '@playwright/test'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { test } from '#tests/support/studio.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG' })

test('SI1: on a phone, a mistyped serial number is corrected, the notice appears, and a note keeps what it was', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(studio.url)
  const fields = { code: 'HB-7830', serial_number: '251000345', buy_date: '2026-05-01' }
  const reference = await studio.send('Mei Tan', { kind: 'registration', fields })
  await page.evaluate((hash) => location.assign(hash), `#/inbox/all/${reference}`)
  const entry = page.getByRole('region', { name: reference })
  await entry.getByRole('button', { name: 'Correct: Serial number' }).click()
  await entry.getByRole('textbox', { name: 'Correct: Serial number' }).fill('261000345')
  await entry.getByRole('button', { name: 'Save the correction' }).click()
  await expect(entry.getByText('Serial number corrected: “261000345” instead of “251000345”.')).toBeVisible()
  await expect(entry.getByText('HB-7830 on LPG', { exact: false })).toBeVisible()
  await expect(entry.getByRole('listitem').filter({ hasText: 'Corrected a field' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})
