import { useCallback, useEffect, useRef, useState } from 'react'
import { changeOwned, ignoreRefusal } from '#app/browser/kitchen/kitchen-store.ts'
import { copyNotice } from '#app/browser/offline/copy-notice.ts'
import { forgetOffline, type Progress, savedBytes, saveOffline, type Wanted } from '#app/browser/offline/save-offline.ts'
import { canSaveOffline, registerWorker, unregisterWorker } from '#app/browser/offline/worker.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import type { Language } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import { careUrl, pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import type { OwnedFact } from '#contract/views/owned-facts.ts'
import { dayText } from '#i18n/date-format.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { keyOf } from './owned-model.ts'

type State = { kind: 'idle' } | { kind: 'saving'; key: string; progress: Progress } | { kind: 'failed'; key: string }
export type Offline = ReturnType<typeof useOffline>

/**
 * Saves manuals and care guides on the device, together with My kitchen itself and the offline page, for as long as an appliance asks for it. Each visit
 * updates the offline cache.
 */
export function useOffline(entries: readonly OwnedEntry[], facts: KitchenFacts | undefined) {
  const { language } = useLanguage()
  const t = useMessages('at-home')
  const line = () =>
    copyNotice(t('atHome.copy', { date: dayText(language, dayInSingapore(new Date())) }), { reload: t('atHome.copyReload') })
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [bytes, setBytes] = useState<number>()
  const isPossible = canSaveOffline()
  const saved = entries.filter((entry) => entry.savedOffline)
  const savedKeys = saved.map(keyOf).join()
  const latest = useRef({ saved, facts, line })
  latest.current = { saved, facts, line }
  const hasSaved = useRef(false)

  useEffect(() => {
    if (!isPossible || !facts) return
    if (savedKeys === '' && !hasSaved.current) return
    hasSaved.current = savedKeys !== ''
    // Without a network, the cache stays unchanged.
    void bringUpToDate().catch(() => undefined)

    async function bringUpToDate() {
      if (savedKeys === '') return removeAll()
      await registerWorker()
      try {
        await saveOffline({ ...wantedBy(latest.current.saved, facts, language), line: latest.current.line() })
      } finally {
        setBytes(await savedBytes())
      }
    }
  }, [savedKeys, facts, language, isPossible])

  /** Resolves to true if the appliance was saved. */
  async function save(entry: OwnedEntry): Promise<boolean> {
    const key = keyOf(entry)
    const onProgress = (progress: Progress) => setState({ kind: 'saving', key, progress })
    onProgress({ done: 0, all: 1 })
    try {
      // Otherwise the browser may delete it when the device is short of space. It may refuse.
      await navigator.storage?.persist?.()
      await registerWorker()
      await saveOffline(
        { ...wantedBy([...latest.current.saved, entry], latest.current.facts, language), line: line() },
        onProgress,
      )
      await changeOwned(entry, { savedOffline: true })
      setState({ kind: 'idle' })
      return true
    } catch {
      setState({ kind: 'failed', key })
      if (latest.current.saved.length === 0) await removeAll()
      return false
    }
  }

  const stop = (entry: OwnedEntry) => changeOwned(entry, { savedOffline: false }).catch(ignoreRefusal)

  const forget = useCallback(async () => {
    for (const entry of latest.current.saved) await changeOwned(entry, { savedOffline: false }).catch(ignoreRefusal)
    await removeAll()
  }, [])

  return { isPossible, state, bytes, save, stop, forget }
}

async function removeAll() {
  await Promise.all([forgetOffline(), unregisterWorker()])
}

function wantedBy(entries: readonly OwnedEntry[], facts: KitchenFacts | undefined, language: Language): Omit<Wanted, 'line'> {
  const guides = entries.flatMap(({ code, category }) =>
    ownValue(facts?.owned, code)?.guide ? [careUrl(language, category)] : [],
  )
  const manuals = entries.flatMap(({ code }) => ownValue(facts?.owned, code)?.manual?.url ?? [])
  return {
    pages: [pageUrl(language, 'myKitchen'), pageUrl(language, 'kitchenFacts')],
    illustrated: [...new Set(guides)],
    files: [...new Set(manuals)],
    offlinePage: pageUrl(language, 'offline'),
  }
}

/** In bytes, measured: pages with their scripts, and one picture in the cached size. */
const pageBytes = 600_000
const pictureBytes = 25_000

/** About how much is fetched for an appliance. Undefined if its manual hasn't been made yet. */
export function estimatedBytes({ manual, guide }: OwnedFact): number | undefined {
  if (manual && manual.bytes === undefined) return undefined
  return (manual?.bytes ?? 0) + (guide ? pageBytes + guide.pictures * pictureBytes : 0)
}
