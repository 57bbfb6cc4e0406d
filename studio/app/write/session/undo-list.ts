import type { Edit } from '#studio/files/edit.ts'
import { isSamePath, pathOf } from './values.ts'

/** An edit that takes another one back. */
export type Step = { file: string; edit: Edit; at: number }

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
      const isTyping = last && 'set' in step.edit && 'set' in last.edit && step.at - last.at < typingMs
      if (isTyping && last.file === step.file && isSamePath(pathOf(last.edit), pathOf(step.edit))) last.at = step.at
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
      steps = steps.filter((step) => step.file !== file)
      keep()
    },
  }
}

function read(key: string): Step[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
