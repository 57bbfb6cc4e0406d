import { useEffect, useRef, useState } from 'react'
import { addThinkingOf, ignoreRefusal, removeThinkingOf } from '#app/browser/kitchen/kitchen-store.ts'
import { ShareButtons } from '#app/features/share/share-buttons.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { closeIcon, printerIcon } from '#app/ui/icons.ts'
import type { ThinkingOf } from '#contract/kitchen/kitchen.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { RemovedNotice } from './at-home/removed-notice.tsx'
import { ConnectionsNeeded } from './connections-needed.tsx'
import { FitsTogether } from './fits-together.tsx'
import { KitchenCard } from './kitchen-card.tsx'
import { KitchenEnquiry } from './kitchen-enquiry.tsx'
import { hashOf } from './shared-codes.ts'
import styles from './thinking-of-shelf.module.css'
import type { FactsState } from './use-kitchen-facts.ts'

type ThinkingOfShelfProps = { entries: readonly ThinkingOf[]; factsState: FactsState }

/** What a visitor may buy (MK1), and what follows from it (MK2). */
export function ThinkingOfShelf({ entries, factsState: { facts, failed, retry } }: ThinkingOfShelfProps) {
  const { language, t } = useLanguage()
  const [removed, setRemoved] = useState<ThinkingOf>()
  const undo = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the removed card had the focus.
  useEffect(() => undo.current?.focus(), [removed])

  // If the browser refuses a change, the shelf stays as it is.
  const remove = (entry: ThinkingOf) => removeThinkingOf(entry.code).then(() => setRemoved(entry), ignoreRefusal)
  const putBack = (entry: ThinkingOf) =>
    addThinkingOf(entry).then(() => {
      setRemoved(undefined)
      title.current?.focus()
    }, ignoreRefusal)

  if (entries.length === 0 && !removed) return null
  // What is undone comes back to its place.
  const sorted = entries.toSorted((one, other) => one.added.localeCompare(other.added))
  const known = sorted.flatMap(({ code }) => {
    const fact = facts?.models[code]
    return fact ? [{ code, fact }] : []
  })
  return (
    <section aria-labelledby="thinking-of">
      <header className={styles.head}>
        <h2 id="thinking-of" ref={title} tabIndex={-1} className={styles.title}>
          {t('kitchen.thinkingOf')}
        </h2>
        {entries.length > 0 && (
          <div className={styles.tools}>
            <Button look="plain" onClick={() => window.print()}>
              <Icon path={printerIcon} size={18} />
              {t('kitchen.print')}
            </Button>
            <ShareButtons
              title={t('kitchen.title')}
              path={`${pageUrl(language, 'myKitchen')}${hashOf(sorted.map(({ code }) => code))}`}
            />
          </div>
        )}
      </header>
      <RemovedNotice
        code={removed?.code}
        undo={undo}
        onUndo={() => removed && void putBack(removed)}
        className={styles.removed}
      />
      <ul className={styles.cards}>
        {sorted.map((entry) => (
          <li key={entry.code}>
            <KitchenCard entry={entry} facts={facts}>
              <button
                type="button"
                className={`close-button ${styles.remove}`}
                aria-label={t('kitchen.remove', { code: entry.code })}
                onClick={() => void remove(entry)}
              >
                <Icon path={closeIcon} size={18} />
              </button>
            </KitchenCard>
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('loadFailure.text')}{' '}
          <Button look="plain" onClick={retry}>
            {t('action.tryAgain')}
          </Button>
        </p>
      )}
      {facts && known.length > 0 && (
        <>
          <div className={styles.plan}>
            <ConnectionsNeeded models={known} />
            <FitsTogether models={known} shelf={facts.shelf} />
          </div>
          <KitchenEnquiry entries={sorted} facts={facts} />
        </>
      )}
    </section>
  )
}
