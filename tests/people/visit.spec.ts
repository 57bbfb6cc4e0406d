import type { Locator } from '@playwright/test'
import { visitUrl } from '#contract/pages/urls.ts'
import { test } from '#tests/support/browser-test.ts'
import { unique } from '#tests/support/visitor-forms.ts'
import { wordsIn } from '#tests/support/words.ts'
import { personAt } from './person.ts'

const dayMs = 24 * 60 * 60 * 1000
const dayIn = async (button: Locator) => Date.parse((await button.getAttribute('data-day')) ?? '')
const keysBetween = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) / dayMs }, () => (to < from ? 'ArrowLeft' : 'ArrowRight'))

// There is no log of what was spoken, because the days are others every day.
for (const language of ['en', 'ko'] as const) {
  test.describe(() => {
    test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

    test(`VP5: with the keyboard and a screen reader, somebody books a visit on a narrow screen, ${language}`, async ({
      page,
    }) => {
      const t = wordsIn(language)
      const person = await personAt(page)
      const main = page.getByRole('main')
      await person.open(visitUrl(language, { place: 'best-denki' }))
      await person.tabTo(main.getByRole('grid').locator('[tabindex="0"]'))
      await person.press('PageDown')
      // The month, and nothing of its days: the focus is on one of them.
      await person.hears(/\d{4}/)
      const day = main.getByRole('grid').locator('[tabindex="0"]')
      await person.isAt(day)
      const free = main.getByRole('grid').locator('[data-state="free"]').first()
      for (const key of keysBetween(await dayIn(day), await dayIn(free))) await person.press(key)
      await person.isAt(free)
      await person.press('Enter')
      await person.hears(new RegExp(t('book.timesOn', { day: '.+' })))
      await person.tabTo(
        main
          .getByRole('region', { name: t('book.steps.when') })
          .getByRole('radio')
          .first(),
      )
      await person.press('Space')
      await person.hears(/\d/)
      const mark = unique()
      await person.tabTo(main.getByLabel(t('label.name'), { exact: true }))
      await person.type(mark)
      await person.tabTo(main.getByRole('button', { name: t('book.submit') }))
      await person.press('Enter')
      await person.isAt(main.getByLabel(t('label.email'), { exact: true }), t('enterEmail'))
      await person.hears(new RegExp(t('enterEmail')))
      await person.type(`${mark}@example.com`)
      await person.tabTo(main.getByLabel(t('label.phone'), { exact: true }))
      await person.type('9123 4567')
      await person.tabTo(main.getByRole('button', { name: t('book.submit') }))
      await person.press('Enter')
      await person.isAt(page.getByRole('heading', { name: t('booked.title') }))
      await person.finish()
    })
  })
}
