import { useCallback, useMemo, useRef } from 'react'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import type { Seen } from '#studio/wire/write.ts'
import { call } from './call.ts'
import { failureText } from './inbox/use-inbox.ts'
import { useWords } from './language.tsx'
import { keepMessage } from './ui/past-messages.tsx'
import { readingMs } from './ui/reading-time.ts'

/** Something that a member of staff does. `undo` takes it back. Both may return that it was not done. */
export type Step = {
  said: string
  run: () => Promise<unknown>
  undo?: () => Promise<unknown>
  /** Why it was not done, if there is more to say than that something has changed meanwhile. */
  refusal?: () => string | undefined
}
export type Toast = { text: string; undo: (() => void) | undefined }

const leastShownMs = 8_000

/** Does steps, says what was done, and undoes the last ones. */
export function useSteps(refresh: () => Promise<void>) {
  const { t } = useWords()
  const toasts = useMemo(() => new ToastQueue<Toast>({ maxVisibleToasts: 1 }), [])
  const done = useRef<Step[]>([])

  const say = useCallback(
    (text: string, undo?: () => void) => {
      keepMessage(text)
      toasts.clear()
      toasts.add({ text, undo }, { timeout: Math.max(leastShownMs, readingMs(text)) })
    },
    [toasts],
  )

  const attempt = useCallback(
    async (run: () => Promise<unknown>, unknown?: 'answer.unknown'): Promise<boolean> => {
      try {
        await run()
        return true
      } catch (error) {
        say(failureText(error, t, unknown))
        return false
      } finally {
        await refresh()
      }
    },
    [refresh, say, t],
  )

  const undo = useCallback(async () => {
    const last = done.current.pop()
    let answer: unknown
    const undone = await attempt(async () => {
      answer = await last?.undo?.()
    })
    if (last?.undo && undone) say(t(isNotDone(answer) ? 'done.notUndone' : 'done.undone'))
  }, [attempt, say, t])

  const perform = useCallback(
    async (step: Step) => {
      let answer: unknown
      const isAnswered = await attempt(async () => {
        answer = await step.run()
      })
      if (!isAnswered) return
      if (isNotDone(answer)) return say(step.refusal?.() ?? t('fault.notDone'))
      if (step.undo) done.current.push(step)
      say(step.said, step.undo && (() => void undo()))
    },
    [attempt, say, t, undo],
  )

  return { perform, undo, say, attempt, toasts }
}

/** The way back of a step that has made drafts in place of others, unless somebody has changed them since. */
export async function bringBack(made: readonly Seen[], discarded: string | undefined): Promise<object> {
  const answer = await call('draftDiscard', { seen: [...made] })
  if ('conflict' in answer || discarded === undefined) return answer
  return call('draftRestore', { id: discarded })
}

const isNotDone = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  (('done' in answer && answer.done === false) || 'refused' in answer || 'conflict' in answer)
