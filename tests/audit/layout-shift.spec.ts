import { expect } from '@playwright/test'
import { languageNames } from '#contract/languages.ts'
import { shiftsWithLateFiles } from '#tests/support/late-files.ts'
import { sumOf } from '#tests/support/layout-shift.ts'
import { test } from './audit-test.ts'
import { screensAndFrame } from './screens.ts'

/** Text in the fonts that stand in has nearly the same width, so few lines break elsewhere. */
const maxShift = 0.05
const widths = [360, 768, 1280]
/** Screens that are open at the same time: much of the time is spent waiting for late files, but twelve starve each other on a busy machine. */
const atOnce = 4

/** Each screen in one language and at one width, in turn. `npm run bench:shift` opens all pages in all languages and widths. */
const inTurn = screensAndFrame.map(({ name, urlIn }, index) => ({
  name,
  urlIn,
  language: languageNames[index % languageNames.length] ?? 'en',
  width: widths[index % widths.length] ?? 360,
}))
/** Lines that JavaScript fills, such as whether a place is open, are higher in Chinese. */
const inChinese = screensAndFrame
  .filter(({ name }) => name === 'stores' || name === 'search')
  .map(({ name, urlIn }) => ({ name, urlIn, language: 'zh-Hans' as const, width: 768 }))
const visits = [...inTurn, ...inChinese]

for (let from = 0; from < visits.length; from += atOnce) {
  test(`G11: layout shift is at most 0.05 on any screen if its fonts and pictures come two seconds late, screens ${from + 1} to ${Math.min(from + atOnce, visits.length)}`, async ({
    catalog,
    sample,
    newPage,
  }) => {
    const moved = await Promise.all(
      visits.slice(from, from + atOnce).map(async ({ name, urlIn, language, width }) => {
        const url = urlIn(sample, language)
        if (url === undefined) return []
        const page = await newPage({ size: width === 360 ? 'phone' : 'desk', language, width, isStill: false })
        const shifts = await shiftsWithLateFiles(page, url, catalog)
        return sumOf(shifts) <= maxShift ? [] : [{ name, url, width, shifts }]
      }),
    )
    expect(moved.flat()).toEqual([])
  })
}
