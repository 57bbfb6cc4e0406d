import type { Kitchen } from '#contract/kitchen/kitchen.ts'
import { mirrorChange, mirrorKey } from './kitchen-mirror.ts'

export function writeMirror({ thinkingOf, atHome }: Kitchen) {
  try {
    localStorage[mirrorKey] = [thinkingOf.length + atHome.length, ...thinkingOf.map(({ code }) => code)].join(' ')
  } catch {
    // The count in the header is missing. My kitchen itself has been stored.
  }
  dispatchEvent(new Event(mirrorChange))
}
