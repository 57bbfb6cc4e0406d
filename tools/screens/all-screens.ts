import { type PageKey, pageKeys, pageRow } from '#contract/pages/table.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { sampleOf } from '#tests/audit/content-sample.ts'
import { screens as auditedScreens, screensOf, seenElsewhere } from '#tests/audit/screens.ts'
import { servedContent } from '#tests/support/served-content.ts'
import type { Screen } from './screen.ts'
import { states } from './states.ts'

const sample = sampleOf(await loadCatalog(servedContent))

/** A page with a second URL, pages that are only data or a picture, and the page after a form is sent. */
const withoutScreen: readonly PageKey[] = ['newsDetails', 'productMenu', 'productNames', 'contactCode', 'sent']

/** Pages that the audit skips, because they look like others or have neither header nor footer. */
const moreScreens = pageKeys
  .filter((page) => seenElsewhere.includes(page) || pageRow(page).answers !== undefined)
  .filter((page) => !withoutScreen.includes(page))
  .flatMap(screensOf)

/** Screens of pages that the content has. */
const ofPages = [...auditedScreens, ...moreScreens].flatMap(({ name, urlIn }): Screen[] =>
  urlIn(sample, 'en') === undefined ? [] : [{ name, address: (language) => urlIn(sample, language) ?? '' }],
)

export const allScreens: readonly Screen[] = [...ofPages, ...states]
