import { useCallback, useEffect, useRef, useState } from 'react'
import type { ContentKindName } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import type { State } from '#studio/translations/records.ts'
import type { LanguageProgress, TextDetail, TextLine } from '#studio/translations/translations.ts'
import { call, type Fault } from '../call.ts'
import { faultOf } from '../inbox/use-inbox.ts'

export const views = {
  open: ['outdated', 'missing'],
  outdated: ['outdated'],
  missing: ['missing'],
  same: ['same'],
  all: ['outdated', 'missing', 'same', 'current'],
} as const satisfies Record<string, readonly State[]>
export type TextView = keyof typeof views
export const viewNames = Object.keys(views) as TextView[]

/** Other people edit too. */
const everyMs = 15_000
const typingMs = 200

export type TextFilter = { language: Language; view: TextView; kind: ContentKindName | undefined; words: string }

/** Progress of all languages, and the texts that a filter shows. */
export function useTranslations({ language, view, kind, words }: TextFilter) {
  const [progress, setProgress] = useState<LanguageProgress[]>()
  const [list, setList] = useState<{ lines: TextLine[]; language: Language; view: TextView }>()
  const [fault, setFault] = useState<Fault>()
  const [version, setVersion] = useState(0)

  const refresh = useCallback(async () => {
    try {
      setProgress((await call('translateProgress', {})).languages)
      setFault(undefined)
    } catch (error) {
      setFault(faultOf(error))
    }
    setVersion((known) => known + 1)
  }, [])

  useEffect(() => {
    void refresh()
    const timer = setInterval(() => document.hidden || void refresh(), everyMs)
    return () => clearInterval(timer)
  }, [refresh])

  const typed = useRef(words)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that texts may have changed.
  useEffect(() => {
    let isCurrent = true
    const wait = typed.current === words ? 0 : typingMs
    typed.current = words
    const timer = setTimeout(async () => {
      try {
        const { lines } = await call('translateList', { language, kind, words, states: [...views[view]] })
        if (isCurrent) setList((known) => ({ lines: withKnown(lines, known?.lines ?? []), language, view }))
      } catch (error) {
        if (isCurrent) setFault(faultOf(error))
      }
    }, wait)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [language, view, kind, words, version])

  // Never the texts of one language under the name of another.
  const lines = list?.language === language && list.view === view ? list.lines : undefined
  return { progress, lines, fault, refresh, version }
}

export const keyOf = ({ file, field }: { file: string; field: string }) => `${file}/${field}`

/** Keeps the objects of lines that have not changed, so that they are not rendered again. */
function withKnown(lines: readonly TextLine[], known: readonly TextLine[]): TextLine[] {
  const byKey = new Map(known.map((line) => [keyOf(line), line]))
  return lines.map((line) => {
    const before = byKey.get(keyOf(line))
    return before !== undefined && JSON.stringify(before) === JSON.stringify(line) ? before : line
  })
}

type Named = { language: Language; file?: string | undefined; field?: string | undefined }

/** The text that is open. */
export function useText({ language, file, field }: Named, version: number) {
  const [text, setText] = useState<TextDetail | 'missing'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that the text may have changed.
  useEffect(() => {
    if (file === undefined || field === undefined) return setText(undefined)
    let isCurrent = true
    call('translateText', { language, file, field })
      .then((found) => isCurrent && setText(found))
      .catch((error: unknown) => {
        if (isCurrent && faultOf(error) === 'missing') setText('missing')
      })
    return () => {
      isCurrent = false
    }
  }, [language, file, field, version])
  return text
}
