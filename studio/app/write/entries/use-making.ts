import { call } from '#studio/app/call.ts'
import { useWords } from '#studio/app/language.tsx'
import { goTo } from '#studio/app/place.ts'
import { bringBack, type useSteps } from '#studio/app/use-steps.ts'
import type { EntryLine, NewEntry, NewItem, RemovedEntry } from '#studio/wire/entries.ts'
import type { At } from '../session/session-context.tsx'

type Made = Extract<NewEntry | NewItem, { file: string }>
type Parts = Pick<ReturnType<typeof useSteps>, 'perform' | 'attempt'> & {
  /** Opens what was made. */
  onMade: (made: At) => void
  onRemoved: () => void
  /** The dialog, once something is made. */
  close: () => void
}

/** Makes and removes entries, each with its way back. */
export function useMaking({ perform, attempt, onMade, onRemoved, close }: Parts) {
  const { t } = useWords()

  async function makeNotice() {
    await attempt(async () => {
      const made = await call('entryNew', { kind: 'notice' })
      if ('file' in made) opened(made)
    })
  }

  function opened(made: Made) {
    const { file } = made
    close()
    onMade({ file, path: 'path' in made ? made.path : [] })
    void perform({
      said: t('entries.made', { name: file.split('/').at(-2) ?? file }),
      run: async () => {},
      undo: async () => {
        const answer = await takeBack(made)
        if ('conflict' in answer) return answer
        if ('back' in made) onMade({ file, path: [] })
        else goTo('#/write')
      },
    })
  }

  async function remove(line: EntryLine) {
    let taken: RemovedEntry | undefined
    await perform({
      said: t('entries.removed', { name: line.code ?? (line.title || line.entry) }),
      run: async () => {
        taken = await call('entryRemove', { file: line.file, drafts: [...line.drafts] })
        if (!('conflict' in taken)) onRemoved()
        return taken
      },
      undo: async () => {
        if (!taken || 'conflict' in taken) return
        const answer = await bringBack(taken.removed, taken.discarded)
        onRemoved()
        return answer
      },
    })
  }

  return { makeNotice, opened, remove }
}

/** Drafts that were made go, and items leave their lists, unless somebody has changed them since. */
async function takeBack(made: Made): Promise<object> {
  if (made.files.length > 0) {
    const answer = await call('draftDiscard', { seen: [...made.files] })
    if ('conflict' in answer) return answer
  }
  const back = 'back' in made ? made.back : []
  for (const { file, edits, version } of back.toReversed()) {
    const answer = await call('draftEdit', { file, edits: [...edits], version })
    if ('conflict' in answer) return answer
  }
  return {}
}
