import { test as base } from '@playwright/test'
import { type RunningStudio, runStudio } from './run-studio.ts'

/** Starts a studio with an empty inbox. Needs its build. */
export const test = base.extend<object, { studio: RunningStudio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      await using studio = await runStudio()
      await use(studio)
    },
    { scope: 'worker' },
  ],
})
