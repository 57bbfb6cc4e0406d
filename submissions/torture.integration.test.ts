import { expect, it } from 'vitest'
import { torture } from './testing/torture.ts'

const unhurt = { lost: 0, doubled: 0, changed: 0, untold: 0 }

// `npm run torture` does it at length: 100 kills of the site, 20 of PostgreSQL, and waits for every mail.
it('promise 1: killing the site under load loses, doubles and changes nothing', { timeout: 120_000 }, async () => {
  const injuries = await torture({ siteKills: 3, postgresKills: 0, waitForMail: false })
  expect(injuries).toMatchObject(unhurt)
  expect(injuries.acknowledged).toBeGreaterThan(45)
})

it('promise 1: nor does killing PostgreSQL, and the site lives through it', { timeout: 120_000 }, async () => {
  const injuries = await torture({ siteKills: 0, postgresKills: 2, waitForMail: false })
  expect(injuries).toMatchObject(unhurt)
  expect(injuries.acknowledged).toBeGreaterThan(30)
})
