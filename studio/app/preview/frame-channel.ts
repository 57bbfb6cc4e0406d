import type { At, ToFrame } from '#studio/wire/preview.ts'

type Listener = (message: ToFrame) => void
const listeners = new Set<Listener>()

/** For the preview, which passes the messages on to its page. */
export function followMessages(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const send = (message: ToFrame) => {
  for (const listener of listeners) listener(message)
}

/** Shows a text in the page while it is typed, before it is saved. `was`: what the field had before. */
export const showTyped = (at: At, was: string, text: string) => send({ kind: 'text', at, was, text })

/** Marks a field in the page and scrolls to it. */
export const showField = (at: At) => send({ kind: 'highlight', at })
