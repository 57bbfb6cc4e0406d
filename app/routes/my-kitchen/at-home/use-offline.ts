import { useCallback, useEffect, useRef, useState } from 'react'
import { changeAtHome, ignoreRefusal } from '#app/browser/kitchen/kitchen-store.ts'
import { forgetOffline, keepOffline, keptBytes, type Progress, type Wanted } from '#app/browser/offline/keep-offline.ts'
import { canKeepOffline, registerWorker, unregisterWorker } from '#app/browser/offline/worker.ts'
import { useLanguage } from '#app/language/language.tsx'
import type { AtHome } from '#contract/kitchen/kitchen.ts'
import type { Language } from '#contract/languages.ts'
import { careUrl, pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import type { OwnedFact } from '#contract/views/owned-facts.ts'
import { keyOf } from './owned-model.ts'

type State = { kind: 'idle' } | { kind: 'keeping'; key: string; progress: Progress } | { kind: 'failed'; key: string }
export type Offline = ReturnType<typeof useOffline>

/**
 * Keeps manuals and care guides on the device, together with My kitchen itself and the offline page, for as long as an appliance asks for it. Each visit
 * brings what is kept up to date.
 */
export function useOffline(entries: readonly AtHome[], facts: KitchenFacts | undefined) {
  const { language } = useLanguage()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [bytes, setBytes] = useState<number>()
  const isPossible = canKeepOffline()
  const kept = entries.filter((entry) => entry.kept)
  const keptKeys = kept.map(keyOf).join()
  const latest = useRef({ kept, facts })
  latest.current = { kept, facts }
  const hasKept = useRef(false)

  useEffect(() => {
    if (!isPossible || !facts) return
    if (keptKeys === '' && !hasKept.current) return
    hasKept.current = keptKeys !== ''
    // Without a network, what is kept stays as it is.
    void bringUpToDate().catch(() => undefined)

    async function bringUpToDate() {
      if (keptKeys === '') return removeAll()
      await registerWorker()
      try {
        await keepOffline(wantedBy(latest.current.kept, facts, language))
      } finally {
        setBytes(await keptBytes())
      }
    }
  }, [keptKeys, facts, language, isPossible])

  async function keep(entry: AtHome) {
    const key = keyOf(entry)
    const onProgress = (progress: Progress) => setState({ kind: 'keeping', key, progress })
    onProgress({ done: 0, all: 1 })
    try {
      // Otherwise the browser may delete it when the device is short of space. It may refuse.
      await navigator.storage?.persist?.()
      await registerWorker()
      await keepOffline(wantedBy([...latest.current.kept, entry], latest.current.facts, language), onProgress)
      await changeAtHome(entry, { kept: true })
      setState({ kind: 'idle' })
    } catch {
      setState({ kind: 'failed', key })
      if (latest.current.kept.length === 0) await removeAll()
    }
  }

  const stop = (entry: AtHome) => changeAtHome(entry, { kept: false }).catch(ignoreRefusal)

  const forget = useCallback(async () => {
    for (const entry of latest.current.kept) await changeAtHome(entry, { kept: false }).catch(ignoreRefusal)
    await removeAll()
  }, [])

  return { isPossible, state, bytes, keep, stop, forget }
}

async function removeAll() {
  await Promise.all([forgetOffline(), unregisterWorker()])
}

function wantedBy(entries: readonly AtHome[], facts: KitchenFacts | undefined, language: Language): Wanted {
  const guides = entries.flatMap(({ code, category }) => (facts?.owned[code]?.guide ? [careUrl(language, category)] : []))
  const manuals = entries.flatMap(({ code }) => facts?.owned[code]?.manual?.url ?? [])
  return {
    pages: [pageUrl(language, 'myKitchen'), pageUrl(language, 'kitchenFacts')],
    illustrated: [...new Set(guides)],
    files: [...new Set(manuals)],
    offlinePage: pageUrl(language, 'offline'),
  }
}

/** In bytes, measured: pages with their scripts, and one picture in the size that is kept. */
const pageBytes = 600_000
const pictureBytes = 25_000

/** About how much is fetched for an appliance. Undefined if its manual hasn't been made yet. */
export function estimatedBytes({ manual, guide }: OwnedFact): number | undefined {
  if (manual && manual.bytes === undefined) return undefined
  return (manual?.bytes ?? 0) + (guide ? pageBytes + guide.pictures * pictureBytes : 0)
}
