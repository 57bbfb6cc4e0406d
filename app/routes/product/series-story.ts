import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { SeriesStory } from '#contract/views.ts'

const timeoutMs = 30_000

export async function seriesStory(language: Language, code: string, signal: AbortSignal): Promise<SeriesStory> {
  const response = await fetch(pageUrl(language, 'seriesStory', { id: code }), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!response.ok) throw new Error(`The story request failed with status ${response.status}`)
  return response.json()
}
