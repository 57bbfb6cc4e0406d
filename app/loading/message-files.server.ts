import { createHash } from 'node:crypto'
import { type Language, languages } from '#contract/languages.ts'
import { type MessageSet, messageSets } from '#i18n/interface/messages-for.server.ts'

/** Data of a page that depends only on its language, by name: its messages, and what is kept with them. */
type LanguageData = Readonly<Record<string, object>>
/** A module whose default export is the language data of a page. */
export type MessageFile = { url: string; code: string; data: LanguageData }

/** Other data that depends only on the language. It goes into the file with the messages of the same route. */
export function withMessages<Value extends object>(set: MessageSet, name: string, make: (language: Language) => Value) {
  const byLanguage = Object.fromEntries(languages.map(({ language }) => [language, make(language)]))
  others.set(set, { name, byLanguage })
  return (language: Language) => byLanguage[language] as Value
}

const others = new Map<MessageSet, { name: string; byLanguage: Readonly<Record<string, object>> }>()

/** The files that the build writes. Pages with the same messages share one. */
export const messageFiles = (): MessageFile[] => [...fileByMessages().values()]

/** Where the browser finds these messages. Undefined if they are no set (`messageSet`). */
export function messageFileOf(messages: unknown): MessageFile | undefined {
  return typeof messages === 'object' && messages !== null ? fileByMessages().get(messages) : undefined
}

let files: ReadonlyMap<object, MessageFile> | undefined

/** Made at first use, when all modules have declared their sets. */
function fileByMessages(): ReadonlyMap<object, MessageFile> {
  files ??= new Map(
    messageSets.flatMap((set) =>
      languages.map(({ language }) => {
        const messages = set(language)
        const other = others.get(set)
        const value = other?.byLanguage[language]
        return [messages, fileWith(other && value ? { messages, [other.name]: value } : { messages })]
      }),
    ),
  )
  return files
}

function fileWith(data: LanguageData): MessageFile {
  const code = `export default ${JSON.stringify(data)}`
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { url: `/assets/messages-${hash}.js`, code, data }
}
