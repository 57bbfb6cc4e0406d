/*
 * What the page says about what has just happened. A toast is shown too; the rest is only for screen readers. `<LiveRegion>` has the messages in the page.
 */

export type Message = { number: number; text: string; isToast: boolean; region: string | undefined }

/** Screen readers drop a sentence if the focus moves, or a dialog closes, right after it. By then, either has happened. */
const delayMs = 100
/** Long enough to be read by a screen reader that is still speaking. */
const announcedMs = 5_000
const leastToastMs = 6_000

/** More than anybody looks back for. */
const mostKept = 20

let messages: readonly Message[] = []
/** The toasts since the page was loaded, the newest first. */
let toasts: readonly Message[] = []
const noMessages: readonly Message[] = []
/** Ids of the live regions. The last one belongs to the dialog on top: what is behind a modal dialog is never read. */
const regions: string[] = []
const listeners = new Set<() => void>()

/** Says a sentence to people who use a screen reader, each time, even if it is the same as the last one. */
export function announce(text: string) {
  setTimeout(add, delayMs, text, false)
}

/** Says a sentence and shows it for as long as it takes to read. The next toast replaces it. Afterwards it is in the list at the end of the page. */
export function showToast(text: string) {
  add(text, true)
}

let count = 0

function add(text: string, isToast: boolean) {
  count += 1
  const message: Message = { number: count, text, isToast, region: regions.at(-1) }
  if (isToast) toasts = [message, ...toasts].slice(0, mostKept)
  set([...(isToast ? messages.filter((other) => !other.isToast) : messages), message])
  setTimeout(() => set(messages.filter((other) => other !== message)), isToast ? toastMs(text) : announcedMs)
}

function set(next: readonly Message[]) {
  messages = next
  for (const listener of listeners) listener()
}

/** Slow readers read about 14 letters a second, or 5 Chinese characters. */
function toastMs(text: string): number {
  const wide = text.match(/[\u2E80-\uFFFF]/g)?.length ?? 0
  return Math.max(leastToastMs, 2_000 + wide * 200 + (text.length - wide) * 70)
}

/** Makes a region the one that messages go to. The returned function ends that. */
export function addRegion(id: string) {
  regions.push(id)
  return () => {
    regions.splice(regions.lastIndexOf(id), 1)
  }
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const currentMessages = () => messages
export const pastToasts = () => toasts
export const initialMessages = () => noMessages
