import type { ThinkingOf } from '#contract/kitchen/kitchen.ts'
import { isThoughtOf } from './kitchen-mirror.ts'
import { addThinkingOf, removeThinkingOf } from './kitchen-store.ts'
import { thumbnailOf } from './thumbnail.ts'

type Appliance = Omit<ThinkingOf, 'added' | 'picture'>

/** Adds a model to the shelf "Thinking of" with the picture that the page shows, or removes it. Loaded at the first press of a heart. */
export async function toggleThinkingOf(appliance: Appliance, picture: HTMLImageElement | null | undefined): Promise<void> {
  if (isThoughtOf(appliance.code)) return removeThinkingOf(appliance.code)
  const thumbnail = picture ? await thumbnailOf(picture) : undefined
  return addThinkingOf({ ...appliance, ...(thumbnail && { picture: thumbnail }), added: new Date().toISOString() })
}
