import { useEffect, useRef, useState } from 'react'
import { addAtHome, ignoreRefusal, removeAtHome } from '#app/browser/kitchen/kitchen-store.ts'
import { useLanguage } from '#app/language/language.tsx'
import type { AtHome } from '#contract/kitchen/kitchen.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { AddAppliance } from './add-appliance.tsx'
import styles from './at-home.module.css'
import { OfflinePanel } from './offline-panel.tsx'
import { OwnedAppliance } from './owned-appliance.tsx'
import { keyOf } from './owned-model.ts'
import { RemovedNotice } from './removed-notice.tsx'
import { useOffline } from './use-offline.ts'

type AtHomeShelfProps = { entries: readonly AtHome[]; facts: KitchenFacts | undefined }

/** MK3: what a visitor owns, with its warranty, its care and its papers. */
export function AtHomeShelf({ entries, facts }: AtHomeShelfProps) {
  const { t } = useLanguage()
  const offline = useOffline(entries, facts)
  const [removed, setRemoved] = useState<AtHome>()
  const undo = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the removed appliance had the focus.
  useEffect(() => undo.current?.focus(), [removed])
  // What is undone comes back to its place.
  const sorted = entries.toSorted((one, other) => one.added.localeCompare(other.added))

  const remove = (entry: AtHome) => removeAtHome(entry).then(() => setRemoved(entry), ignoreRefusal)
  const putBack = (entry: AtHome) =>
    addAtHome(entry).then(() => {
      setRemoved(undefined)
      title.current?.focus()
    }, ignoreRefusal)

  return (
    <section aria-labelledby="at-home">
      <div className={styles.head}>
        <h2 id="at-home" ref={title} tabIndex={-1} className={styles.title}>
          {t('atHome.title')}
        </h2>
        <p className={styles.intro}>{t('atHome.intro')}</p>
      </div>
      {entries.length > 0 && (
        <ul className={styles.appliances}>
          {sorted.map((entry) => (
            <li key={keyOf(entry)}>
              <OwnedAppliance entry={entry} facts={facts} offline={offline} onRemove={() => void remove(entry)} />
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
      <AddAppliance facts={facts} isFirst={entries.length === 0} />
      <OfflinePanel offline={offline} isKeeping={entries.some(({ kept }) => kept)} />
    </section>
  )
}
