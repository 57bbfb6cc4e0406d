import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { State, TextDetail, TextsProgress } from '#studio/wire/translate.ts'
import { call, type Fault, faultOf } from '../call.ts'

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
/** While the server still reads. */
const readingMs = 400

/** Progress of all languages, and the version of all texts. */
export function useProgress() {
  const [progress, setProgress] = useState<TextsProgress>()
  const [fault, setFault] = useState<Fault>()
  const isOpening = useRef(true)

  const refresh = useCallback(async () => {
    try {
      setProgress(await call('translateProgress', { isOpening: isOpening.current }))
      isOpening.current = false
      setFault(undefined)
    } catch (error) {
      setFault(faultOf(error))
    }
  }, [])

  useEffect(() => {
    void refresh()
  }, [refresh])

  useEffect(() => {
    const isReading = progress?.reading !== undefined || progress?.isLooking === true
    const look = () => document.hidden || void refresh()
    const timer = setInterval(look, isReading ? readingMs : everyMs)
    return () => clearInterval(timer)
  }, [progress, refresh])

  return { progress, fault, setFault, refresh }
}

export const keyOf = ({ file, field }: { file: string; field: string }) => `${file}/${field}`

type Named = { language: Language; file?: string | undefined; field?: string | undefined }

/** The text that is open. */
export function useText({ language, file, field }: Named, version: number | undefined) {
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
