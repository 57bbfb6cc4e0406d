import { test as base } from '@playwright/test'
import { type RunningStudio, runStudio } from './run-studio.ts'

type StudioOfFile = (file: string) => Promise<RunningStudio>

type WorkerFixtures = { studioOf: StudioOfFile; studioEnvironment: Record<string, string> }

/** One studio with an empty inbox for each file of tests, because tests change its content. Needs its build. */
export const test = base.extend<{ studio: RunningStudio; withPreview: boolean }, WorkerFixtures>({
  studioEnvironment: [{}, { option: true, scope: 'worker' }],
  studioOf: [
    async ({ studioEnvironment }, use) => {
      let last: { file: string; studio: RunningStudio & AsyncDisposable } | undefined
      await use(async (file) => {
        if (last?.file === file) return last.studio
        await last?.studio[Symbol.asyncDispose]()
        const studio = await runStudio('tests/content', studioEnvironment)
        last = { file, studio }
        return studio
      })
      await last?.studio[Symbol.asyncDispose]()
    },
    { scope: 'worker' },
  ],
  studio: async ({ studioOf }, use, { file }) => use(await studioOf(file)),
  // Most tests do without the page beside the form: rendering it takes most of the time.
  withPreview: [false, { option: true }],
  page: async ({ page, withPreview }, use) => {
    if (!withPreview) await page.addInitScript(() => localStorage.setItem('studio-preview', 'off'))
    // Playwright subscribes to file choosers with the first listener and unsubscribes after the last. On a busy machine, a chooser that opens right after
    // that is lost.
    page.on('filechooser', () => {})
    await use(page)
  },
})
