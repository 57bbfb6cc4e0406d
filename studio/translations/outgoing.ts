import { Worker } from 'node:worker_threads'
import type { ContentKindName } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import type { OutgoingUnit } from './exchange-unit.ts'
import { isOpen } from './records.ts'
import type { TranslatedText } from './translated-texts.ts'
import { translationSheet } from './write-sheet.ts'
import { xliff } from './write-xliff.ts'

export const formats = ['xliff', 'xlsx'] as const
export type Format = (typeof formats)[number]

export type Selection = {
  /** Only what is missing or out of date. */
  onlyOpen?: boolean | undefined
  /** All kinds if there are none. */
  kinds?: readonly ContentKindName[] | undefined
}

/** What is handed out. */
export function outgoingUnits(
  texts: readonly TranslatedText[],
  { onlyOpen = false, kinds = [] }: Selection = {},
): OutgoingUnit[] {
  return texts
    .filter(({ source, state }) => (kinds.length === 0 || kinds.includes(source.kind)) && (!onlyOpen || isOpen(state)))
    .map(({ source, translation = '', state }) => ({
      ...{ file: source.place.file, field: source.field, english: source.english, translation, state },
      note: noteFor(source),
    }))
}

/** Where the text is, in words, and what to keep. */
function noteFor({ kind, id, field, english }: TranslatedText['source']): string {
  const place = [kind, id, ...field.split('.').map(inWords)].filter((part) => part !== '').join(' › ')
  const parts = [
    place,
    ...(/\{[^{}]*\}/.test(english) ? ['Keep what is between braces: the site fills in a value.'] : []),
    ...(english.includes('](') ? ['Keep the addresses of links.'] : []),
  ]
  return parts.join('. ')
}

/** `pictureAlts` as "picture alts"; positions in lists count from 1. */
const inWords = (key: string) =>
  /^\d+$/.test(key) ? String(Number(key) + 1) : key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export type Asked = { units: readonly OutgoingUnit[]; language: Language; format: Format; day: string }
export type OutgoingFile = { name: string; type: string; body: Buffer }

export function outgoingFile(units: readonly OutgoingUnit[], language: Language, format: Format, day: string): OutgoingFile {
  const name = `translations-${language}-${day}`
  return format === 'xliff'
    ? { name: `${name}.xlf`, type: 'application/xliff+xml', body: Buffer.from(xliff(units, language)) }
    : {
        name: `${name}.xlsx`,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        body: Buffer.from(translationSheet(units, language)),
      }
}

/** Makes the file in a thread of its own: packing a large one takes seconds, and nobody who types should wait for it. */
export async function outgoingFileInThread(asked: Asked): Promise<OutgoingFile> {
  const { promise, resolve, reject } = Promise.withResolvers<OutgoingFile>()
  new Worker(new URL('./outgoing-thread.ts', import.meta.url), { workerData: asked })
    .once('message', resolve)
    .once('error', reject)
    .once('exit', () => reject(new Error('The thread that writes the file has ended')))
  const { body, ...file } = await promise
  return { ...file, body: Buffer.from(body) }
}
