import type { PlaywrightTestOptions } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { setTextSize } from '#tests/support/text-size.ts'
import { wordsIn } from '#tests/support/words.ts'
import { type Person, personAt } from './person.ts'

type View = {
  name: string
  language: Language
  /** Whether what is spoken is compared with the log beside the test. */
  isLogged?: boolean
  textPercent?: number
  options: Partial<Pick<PlaywrightTestOptions, 'viewport' | 'contextOptions'>>
}

const views: readonly View[] = [
  { name: 'in English', language: 'en', isLogged: true, options: {} },
  {
    name: 'in Korean, in forced colours, with reduced motion',
    language: 'ko',
    isLogged: true,
    options: { contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } },
  },
  {
    name: 'at 400 % zoom',
    language: 'en',
    options: { viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } },
  },
  {
    name: 'with text of 200 % on a narrow screen',
    language: 'ko',
    textPercent: 200,
    options: { viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } },
  },
]

/** `t` has the words of the interface, `language` the language of the person. */
type Walk = (person: Person, of: { t: Translate; language: Language }) => Promise<void>

/**
 * A way through the site with the keyboard alone, once for each kind of person. What was spoken is compared with `logs/`; after a wanted change,
 * `npm run test:browser -- --project=people --update-snapshots` writes it anew.
 */
export function journey(name: string, log: string, walk: Walk) {
  for (const { name: view, language, isLogged, textPercent, options } of views) {
    test.describe(() => {
      test.use(options)

      test(`G12: with the keyboard alone, ${name}, ${view}`, async ({ page }) => {
        if (textPercent) await setTextSize(page, textPercent)
        const person = await personAt(page)
        await walk(person, { t: wordsIn(language), language })
        const spoken = await person.finish()
        if (isLogged) expect(spoken).toMatchSnapshot(`${log}-${language}.txt`)
      })
    })
  }
}
