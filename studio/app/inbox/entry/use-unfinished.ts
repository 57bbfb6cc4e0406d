import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#studio/app/call.ts'
import type { UnfinishedPart } from '#submissions/staff/unfinished-parts.ts'

const saveAfterMs = 400

/** What was begun in this tab. The browser's storage has none of it, because it may have personal data. */
const begun = new Map<string, string>()
const unsaved = new Set<string>()

type About = { reference: string; part: UnfinishedPart }

/** A text that survives a crash: what is written is kept in the database until it is finished. `kept` is what the database had. */
export function useUnfinished({ reference, part }: About, kept: string | undefined) {
  const key = `${reference} ${part}`
  const [text, setText] = useState(begun.get(key) ?? kept ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    if (!unsaved.has(key)) return
    const text = begun.get(key) ?? ''
    const isKept = await call('unfinished', { reference, part, text }).then(
      () => true,
      () => false,
    )
    if (isKept && begun.get(key) === text) unsaved.delete(key)
  }, [key, reference, part])

  const write = useCallback(
    (text: string) => {
      setText(text)
      begun.set(key, text)
      unsaved.add(key)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), saveAfterMs)
    },
    [key, save],
  )

  /** The text has been stored as a note or an answer, and the database has forgotten it. */
  const finish = useCallback(() => {
    clearTimeout(timer.current)
    begun.delete(key)
    unsaved.delete(key)
    setText('')
  }, [key])

  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', guard)
    return () => {
      removeEventListener('beforeunload', guard)
      void save()
    }
  }, [save])

  return { text, write, save, finish }
}
