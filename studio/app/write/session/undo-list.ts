import { z } from 'zod'
import { Edit } from '#studio/wire/write.ts'
import { isSamePath, pathOf } from './values.ts'

const FileEdit = z.object({ file: z.string(), edit: Edit })
export type FileEdit = z.infer<typeof FileEdit>
/** Edits that take others back, in order. */
const Step = z.object({ edits: z.array(FileEdit).readonly(), at: z.number() })
export type Step = z.infer<typeof Step>

const mostSteps = 200
/** Letters typed one after another are one step. */
const typingMs = 1_500

/** What Ctrl+Z takes back, across fields. It survives a reload. */
export function createUndoList(entry: string) {
  const key = `studio-undo:${entry}`
  let steps = read(key)
  const keep = () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(steps))
    } catch {
      // Without storage, undo works until the reload.
    }
  }
  return {
    push(step: Step) {
      const last = steps.at(-1)
      if (last && step.at - last.at < typingMs && isSameField(step, last)) last.at = step.at
      else steps = [...steps, step].slice(-mostSteps)
      keep()
    },
    pop(): Step | undefined {
      const last = steps.at(-1)
      steps = steps.slice(0, -1)
      keep()
      return last
    },
    /** Somebody else has changed the file: taking back an older edit would take back theirs. */
    forget(file: string) {
      steps = steps.filter(({ edits }) => edits.every((edit) => edit.file !== file))
      keep()
    },
  }
}

/** Whether both set one value, and the same. */
function isSameField({ edits: [a, ...others] }: Step, { edits: [b, ...more] }: Step): boolean {
  if (!a || !b || others.length + more.length > 0 || a.file !== b.file) return false
  return 'set' in a.edit && 'set' in b.edit && isSamePath(pathOf(a.edit), pathOf(b.edit))
}

function read(key: string): Step[] {
  try {
    return z.array(Step).parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}
