import { useCallback, useEffect, useRef, useState } from 'react'
import type { ContentKindName } from '#contract/content/kinds.ts'
import { CallFailed, call, type Fault } from '#studio/app/call.ts'
import type { EntriesResult, EntryLine } from '#studio/wire/entries.ts'
import type { EntryState } from '#studio/wire/entry-kinds.ts'

const everyMs = 3_000
/** While another tab is in front. */
const hiddenEveryMs = 20_000
const typingMs = 150

export type EntryFilter = { words: string; kind: ContentKindName | undefined; state: EntryState | undefined }
/** `filter`: what was asked for. */
type Found = NonNullable<EntriesResult['found']> & { filter: string }

/** The list, kept up to date: what colleagues write, and faults that are found, appear by themselves. */
export function useEntries({ words, kind, state }: EntryFilter) {
  const [found, setFound] = useState<Found>()
  const [check, setCheck] = useState<EntriesResult['check']>('done')
  const [fault, setFault] = useState<Fault>()
  const known = useRef<{ filter: string; version: string }>(undefined)

  const refresh = useCallback(async () => {
    const filter = JSON.stringify([words, kind, state])
    const version = known.current?.filter === filter ? known.current.version : undefined
    try {
      const asked = { words, ...(kind ? { kind } : {}), ...(state ? { state } : {}), ...(version ? { known: version } : {}) }
      const answer = await call('entries', asked)
      if (latest.current !== filter) return
      known.current = { filter, version: answer.version }
      const { found: now } = answer
      if (now) setFound((before) => ({ ...now, filter, lines: withKnown(now.lines, before?.lines ?? []) }))
      setCheck(answer.check)
      setFault(undefined)
    } catch (error) {
      setFault(error instanceof CallFailed ? error.fault : 'away')
    }
  }, [words, kind, state])

  // An answer to what was asked before is not shown.
  const latest = useRef('')
  latest.current = JSON.stringify([words, kind, state])

  const typed = useRef(words)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let stopped = false
    const poll = async () => {
      await refresh()
      if (!stopped) timer = setTimeout(poll, document.hidden ? hiddenEveryMs : everyMs)
    }
    timer = setTimeout(poll, typed.current === words ? 0 : typingMs)
    typed.current = words
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [refresh, words])

  return { found, filter: found?.filter, check, fault, refresh }
}

/** Keeps the objects of lines that have not changed, so that they are not rendered again. */
function withKnown(lines: readonly EntryLine[], before: readonly EntryLine[]): EntryLine[] {
  const known = new Map(before.map((line) => [line.entry, line]))
  return lines.map((line) => {
    const old = known.get(line.entry)
    return old !== undefined && JSON.stringify(old) === JSON.stringify(line) ? old : line
  })
}
