import { html, markup } from '#catalog/documents/html.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { writeAtomically } from '#publishing/files/atomic-file.ts'
import { type SafetyText, safetyTexts } from './safety-texts.ts'
import { asYaml, faultsOf, type Row, readTable, renewed, tableFile, translations } from './tables.ts'

type Options = { folder: string; rest: readonly string[]; language?: string | undefined; say: (text: string) => void }

const usage = `npm run content back-translations -- --language ko    Lists what is missing or out of date in the table of a language.
npm run content back-translations update -- --language ko  Writes the table anew: fill in each empty "back".
npm run content back-translations table -- --language ko   Writes English, text and back-translation side by side, as HTML.`

/** `npm run content back-translations …`. Returns whether it was done, and the table is complete if it was only asked for. */
export async function runBackTranslations({ folder, rest, language: typed, say }: Options): Promise<boolean> {
  const language = languageNames.find((name) => name.toLowerCase() === typed?.toLowerCase())
  if (language === undefined || !translations.includes(language)) {
    say(usage)
    return false
  }
  const texts = safetyTexts(language, folder)
  const table = readTable(language)
  switch (rest[0]) {
    case undefined: {
      const faults = faultsOf(table, texts)
      say([...faults, `${texts.length} texts, ${faults.length} to do.`].join('\n'))
      return faults.length === 0
    }
    case 'update': {
      const rows = renewed(table, texts)
      await writeAtomically(tableFile(language), asYaml(rows))
      say(`${rows.length} rows, ${rows.filter(({ back }) => back === '').length} to fill in: ${tableFile(language)}`)
      return true
    }
    case 'table':
      say(asHtml(language, renewed(table, texts), texts))
      return true
    default:
      say(usage)
      return false
  }
}

function asHtml(language: Language, rows: readonly Row[], texts: readonly SafetyText[]): string {
  const english = new Map(texts.map((text) => [text.at, text.english]))
  const lines = rows.map(
    ({ at, text, back }) =>
      html`<tr><td>${at}</td><td>${english.get(at)}</td><td lang="${language}">${text}</td><td>${back}</td></tr>\n`,
  )
  const style = markup(
    '<style>body{font:14px sans-serif}table{border-collapse:collapse}td,th{border:1px solid #999;padding:4px;vertical-align:top;text-align:left}</style>',
  )
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Back-translations: ${language}</title>${style}
<table><thead><tr><th>Place</th><th>English</th><th>${language}</th><th>Back into English</th></tr></thead><tbody>
${lines}</tbody></table></html>`.markup
}
