import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { en } from '#studio/words/en.ts'
import type { RunningStudio } from '#tests/support/run-studio.ts'

export type StudioWords = Readonly<Record<keyof typeof en, string>>
export type WalkLanguage = 'en' | 'zh-Hans'

/** A member of staff at the studio. `step` does something and takes a screenshot of what it leads to. */
export type Walker = {
  page: Page
  studio: RunningStudio
  language: WalkLanguage
  /** The interface in the walk's language. */
  words: StudioWords
  step: (text: string, act: () => Promise<unknown>) => Promise<void>
}

export type Walk = {
  name: string
  title: Record<WalkLanguage, string>
  walk: (walker: Walker) => Promise<void>
}

type Parts = Omit<Walker, 'step'> & { shotFolder: string }

export function createWalker({ shotFolder, ...parts }: Parts) {
  const shots: { name: string; file: string }[] = []
  const walker: Walker = {
    ...parts,
    async step(text, act) {
      await act()
      const file = join(shotFolder, `${shots.length + 1}.png`)
      await parts.page.screenshot({ path: file, animations: 'disabled' })
      shots.push({ name: `${shots.length + 1}. ${text}`, file })
    },
  }
  return { walker, shots }
}
