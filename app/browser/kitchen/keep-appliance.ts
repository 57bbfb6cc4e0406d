import type { ThinkingOf } from '#contract/kitchen/kitchen.ts'
import { isThoughtOf } from './kitchen-mirror.ts'
import { addThinkingOf, removeThinkingOf } from './kitchen-store.ts'
import { thumbnailOf } from './thumbnail.ts'

type Appliance = Omit<ThinkingOf, 'added' | 'picture'>

/** Adds a model to the shelf "Thinking of" with the picture that the page shows, or removes it. Loaded at the first press of a heart. */
export async function toggleThinkingOf(appliance: Appliance, picture: HTMLImageElement | null | undefined): Promise<void> {
  const toggled = isThoughtOf(appliance.code) ? removeThinkingOf(appliance.code) : add(appliance, picture)
  // A toast has said why.
  await toggled.catch(() => undefined)
}

async function add(appliance: Appliance, picture: HTMLImageElement | null | undefined) {
  const thumbnail = picture ? await thumbnailOf(picture) : undefined
  await addThinkingOf({ ...appliance, ...(thumbnail && { picture: thumbnail }), added: new Date().toISOString() })
}
