import { useCallback, useEffect, useRef, useState } from 'react'
import type { SubmissionKind } from '#contract/forms/form.ts'
import type { Entry, ListEntry } from '#studio/wire/inbox.ts'
import type { View } from '#submissions/staff/views.ts'
import { CallFailed, call, faultOf } from '../call.ts'
import type { Words } from '../language.tsx'
import { useCounts } from './use-counts.ts'

const typingMs = 200

export type Filter = { view: View; kind: SubmissionKind | undefined; words: string }
export type Lines = Filter & { lines: readonly ListEntry[]; isComplete: boolean }

/** The inbox, kept up to date: new submissions and what colleagues do appear by themselves. */
export function useInbox({ view, kind, words }: Filter) {
  const { counts, fault, setFault, refresh } = useCounts()
  const [list, setList] = useState<Lines>()

  const version = counts?.version
  const typed = useRef(words)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that the list has changed.
  useEffect(() => {
    let isCurrent = true
    const wait = typed.current === words ? 0 : typingMs
    typed.current = words
    const timer = setTimeout(async () => {
      try {
        const found = await call('list', { view, kind, words })
        if (isCurrent) setList((known) => ({ ...found, lines: withKnown(found.lines, known?.lines ?? []), view, kind, words }))
      } catch (error) {
        if (isCurrent) setFault(faultOf(error))
      }
    }, wait)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [view, kind, words, version, setFault])

  return { counts, list, fault, refresh }
}

/** Keeps the objects of lines that have not changed, so that they are not rendered again. */
function withKnown(lines: readonly ListEntry[], known: readonly ListEntry[]): ListEntry[] {
  const byReference = new Map(known.map((line) => [line.reference, line]))
  return lines.map((line) => {
    const before = byReference.get(line.reference)
    return before !== undefined && JSON.stringify(before) === JSON.stringify(line) ? before : line
  })
}

/** The open entry. Only opening it is recorded as a look, not its updates. */
export function useEntry(reference: string | undefined, version: string | undefined) {
  const [entry, setEntry] = useState<Entry | 'missing'>()
  const [round, setRound] = useState(0)
  const fetchAgain = useCallback(() => setRound((before) => before + 1), [])
  const looked = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that the entry may have changed.
  useEffect(() => {
    if (reference === undefined) return setEntry(undefined)
    let isCurrent = true
    const isLook = looked.current !== reference
    looked.current = reference
    call('entry', { reference, isLook })
      .then((found) => isCurrent && setEntry(found))
      .catch((error: unknown) => {
        if (isCurrent && faultOf(error) === 'missing') setEntry('missing')
      })
    return () => {
      isCurrent = false
    }
  }, [reference, version, round])
  return { entry, fetchAgain }
}

/** The message for something that failed: what is not known is called not known. */
export const failureText = (error: unknown, t: Words, unknown: 'fault.unknown' | 'answer.unknown' = 'fault.unknown'): string =>
  error instanceof CallFailed && error.isKnown ? t(`fault.${error.fault}`) : t(unknown)
