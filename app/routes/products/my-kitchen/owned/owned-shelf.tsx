import { useRef, useState } from 'react'
import { addOwned, ignoreRefusal, removeOwned } from '#app/browser/kitchen/kitchen-store.ts'
import { fileSize } from '#app/features/products/documents/file-facts.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { announce } from '#app/ui/feedback/announcements.ts'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { AddAppliance } from './add-appliance.tsx'
import { OwnedAppliance } from './appliance/owned-appliance.tsx'
import styles from './owned.module.css'
import { keyOf, noticesOf } from './owned-model.ts'
import { RemovedNotice } from './removed-notice.tsx'
import { type Offline, useOffline } from './use-offline.ts'

type OwnedShelfProps = { entries: readonly OwnedEntry[]; facts: KitchenFacts | undefined }

/** MK3: what a visitor owns, with its warranty, its care and its papers. */
export function OwnedShelf({ entries, facts }: OwnedShelfProps) {
  const t = useMessages('at-home', 'my-kitchen')
  const offline = useOffline(entries, facts)
  const [removed, setRemoved] = useState<OwnedEntry>()
  const undo = useRef<HTMLButtonElement>(null)
  const section = useRef<HTMLElement>(null)
  const focusNext = useNextFocus()
  const noticesText = useNoticesText(facts)

  const articleOf = (entry: OwnedEntry) =>
    section.current?.querySelector<HTMLElement>(`[data-appliance="${CSS.escape(keyOf(entry))}"]`)

  // What is undone comes back to its place.
  const sorted = entries.toSorted((one, other) => one.added.localeCompare(other.added))

  const remove = (entry: OwnedEntry) =>
    removeOwned(entry).then(() => {
      setRemoved(entry)
      announce(t('kitchen.removed', { code: entry.code }))
      focusNext(() => undo.current)
    }, ignoreRefusal)
  const add = (entry: OwnedEntry) =>
    addOwned(entry).then(() => {
      announce([t('kitchen.added', { code: entry.code }), ...noticesText(entry)].join(' '))
      focusNext(() => articleOf(entry))
    })
  const putBack = (entry: OwnedEntry) => add(entry).then(() => setRemoved(undefined), ignoreRefusal)
  const noteSaved = (entry: OwnedEntry) => {
    announce([t('atHome.saved'), ...noticesText(entry)].join(' '))
    // Another serial number makes it another article.
    focusNext(() => articleOf(entry)?.querySelector<HTMLElement>('[data-edit]'))
  }
  return (
    <section ref={section} aria-labelledby="at-home">
      <div className={styles.head}>
        <h2 id="at-home" className={`section-heading ${styles.title}`}>
          {t('atHome.title')}
        </h2>
        <p className={styles.intro}>{t('atHome.intro')}</p>
      </div>
      {entries.length > 0 && (
        <ul className={styles.appliances}>
          {sorted.map((entry) => (
            <li key={keyOf(entry)}>
              <OwnedAppliance
                entry={entry}
                facts={facts}
                offline={offline}
                onSaved={noteSaved}
                onRemove={() => void remove(entry)}
              />
            </li>
          ))}
        </ul>
      )}
      <RemovedNotice
        code={removed?.code}
        undo={undo}
        onUndo={() => removed && void putBack(removed)}
        className={removed && styles.removed}
      />
      <AddAppliance facts={facts} onAdd={add} isFirst={entries.length === 0} />
      <OfflinePanel offline={offline} isSaving={entries.some(({ savedOffline }) => savedOffline)} />
    </section>
  )
}

/** The safety notices of an appliance in words, which are read out when it is added or changed. */
function useNoticesText(facts: KitchenFacts | undefined) {
  const { language } = useLanguage()
  const t = useMessages('notices')
  const { phone } = useSite()
  return (entry: OwnedEntry): string[] => {
    const notices = noticesOf(entry, facts, language)
    if (notices.length === 0) return []
    const isCertain = notices.some((notice) => notice.isCertain)
    return [isCertain ? t('notice.recall') : t('notice.uncertain', { phone }), ...notices.map(({ title }) => title.text)]
  }
}

/** Size and place of the offline cache, and a button that deletes it and unregisters the service worker. */
function OfflinePanel({ offline, isSaving }: { offline: Offline; isSaving: boolean }) {
  const { number } = useLanguage()
  const t = useMessages('at-home')
  const [forgotten, setForgotten] = useState(false)
  const focusNext = useNextFocus()
  const { bytes, forget } = offline
  async function forgetAll() {
    await forget()
    setForgotten(true)
    announce(t('atHome.forgotten'))
    focusNext(() => document.querySelector<HTMLElement>('#kitchen-file'))
  }

  return (
    <div>
      {isSaving && bytes !== undefined && (
        <section aria-labelledby="kept-offline" className={`screen-only ${styles.offline}`}>
          <div>
            <h3 id="kept-offline" className="item-heading">
              {t('atHome.offline')}
            </h3>
            <p className={styles.aside}>{t('atHome.offlineText', { size: fileSize(bytes, number) })}</p>
          </div>
          <Button look="secondary" onClick={() => void forgetAll()}>
            {t('atHome.forget')}
          </Button>
        </section>
      )}
      {!isSaving && forgotten && <p className={styles.aside}>{t('atHome.forgotten')}</p>}
    </div>
  )
}
