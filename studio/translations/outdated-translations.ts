import { defaultLanguage, languageNames } from '#contract/languages.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { FurtherAdvice } from '#publishing/check/check-content.ts'
import { layersOn } from '#publishing/read/releases.ts'
import { createTextReader } from './content-texts.ts'
import { textsInLanguage } from './translated-texts.ts'

/** Warns of translations whose English has changed since: one warning per language. */
export const outdatedTranslations: FurtherAdvice = async (folder) => {
  const layers = [folder, ...layersOn(folder, dayInSingapore(new Date()))]
  const sources = await createTextReader()(layers)
  return languageNames.flatMap((language) => {
    if (language === defaultLanguage) return []
    const outdated = textsInLanguage(sources, language, layers).filter(({ state }) => state === 'outdated')
    const [first] = outdated
    if (!first) return []
    const { file } = first.source.placeIn(language)
    const texts = outdated.length === 1 ? '1 text is' : `${outdated.length} texts are`
    const message = `${texts} out of date in ${language}: the English has changed. "npm run content translations states -- --language ${language}" lists them`
    return [{ file, field: first.source.field, message }]
  })
}
