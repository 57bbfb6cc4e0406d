import { expect, it } from 'vitest'
import { torture } from './testing/torture.ts'

const unhurt = { lost: 0, doubled: 0, changed: 0, untold: 0 }

// `npm run torture` is the long version: it kills the site 100 times and PostgreSQL 20 times, and waits for every mail.
it('promise 1: killing the site under load loses, duplicates and changes no submission', { timeout: 600_000 }, async () => {
  const injuries = await torture({ siteKills: 3, postgresKills: 0, waitForMail: false })
  expect(injuries).toMatchObject(unhurt)
  expect(injuries.acknowledged).toBeGreaterThan(45)
})

it('promise 1: killing PostgreSQL under load does not either, and the site keeps running', { timeout: 600_000 }, async () => {
  const injuries = await torture({ siteKills: 0, postgresKills: 2, waitForMail: false })
  expect(injuries).toMatchObject(unhurt)
  expect(injuries.acknowledged).toBeGreaterThan(30)
})
