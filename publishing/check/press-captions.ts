import { languageNames } from '#contract/languages.ts'
import { fault, type Rule } from './rule.ts'

/** Each picture of a press release needs a caption, which is also its alternative text. */
export const pressCaptions: Rule = ({ articles }) =>
  articles.press.flatMap(({ words, downloads }) =>
    languageNames.flatMap((language) => {
      const file = words[language]
      const captions = file?.load().captions.length ?? 0
      if (!file || captions === downloads.length) return []
      return [fault(file.source, ['captions'], `has ${captions} entries, but there are ${downloads.length} pictures to download`)]
    }),
  )
