import { useRef, useState } from 'react'
import { addToWishlist, ignoreRefusal, removeFromWishlist } from '#app/browser/kitchen/kitchen-store.ts'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { VisitorForm } from '#app/features/forms/visitor-form/visitor-form.tsx'
import { ShareButtons } from '#app/features/reading/share-buttons.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { announce } from '#app/ui/feedback/announcements.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { closeIcon, printerIcon } from '#app/ui/pictures/icons.ts'
import { enquiry } from '#contract/forms/forms.ts'
import type { WishlistEntry } from '#contract/kitchen/kitchen.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import { pageUrl, visitUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { formatList } from '#i18n/number-format.ts'
import { RemovedNotice } from '../owned/removed-notice.tsx'
import type { FactsState } from '../use-kitchen-facts.ts'
import { KitchenElevation } from './elevation/kitchen-elevation.tsx'
import { ConnectionsNeeded, FitsTogether } from './fits-together/fits-together.tsx'
import { KitchenCard, wordsOfMeasures } from './kitchen-card.tsx'
import { hashOf } from './shared-codes.ts'
import styles from './wishlist-shelf.module.css'

type WishlistShelfProps = { entries: readonly WishlistEntry[]; factsState: FactsState }

/** What a visitor may buy (MK1), and what follows from it (MK2). */
export function WishlistShelf({ entries, factsState: { facts, failed, retry } }: WishlistShelfProps) {
  const { language } = useLanguage()
  const t = useMessages('common', 'my-kitchen', 'shell')
  const [removed, setRemoved] = useState<WishlistEntry>()
  const undo = useRef<HTMLButtonElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  const focusNext = useNextFocus()

  // If the browser refuses a change, the shelf stays as it is.
  const remove = (entry: WishlistEntry) =>
    removeFromWishlist(entry.code).then(() => {
      setRemoved(entry)
      announce(t('kitchen.removed', { code: entry.code }))
      focusNext(() => undo.current)
    }, ignoreRefusal)
  const putBack = (entry: WishlistEntry) =>
    addToWishlist(entry).then(() => {
      setRemoved(undefined)
      announce(t('kitchen.added', { code: entry.code }))
      focusNext(() => cards.current?.querySelector<HTMLElement>(`[data-remove="${entry.code}"]`))
    }, ignoreRefusal)
  if (entries.length === 0 && !removed) return null
  // What is undone comes back to its place.
  const sorted = entries.toSorted((one, other) => one.added.localeCompare(other.added))
  const known = sorted.flatMap(({ code }) => {
    const fact = ownValue(facts?.models, code)
    return fact ? [{ code, fact }] : []
  })
  return (
    <section aria-labelledby="thinking-of">
      <header className={styles.head}>
        <h2 id="thinking-of" className={`section-heading ${styles.title}`}>
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
      <ul ref={cards} className={styles.cards}>
        {sorted.map((entry) => (
          <li key={entry.code}>
            <KitchenCard entry={entry} facts={facts}>
              <IconButton
                icon={closeIcon}
                size={18}
                className={`close-button ${styles.remove}`}
                aria-label={t('kitchen.remove', { code: entry.code })}
                data-remove={entry.code}
                onClick={() => void remove(entry)}
              />
            </KitchenCard>
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('loadError.text')}{' '}
          <Button look="plain" onClick={retry}>
            {t('action.tryAgain')}
          </Button>
        </p>
      )}
      {facts && known.length > 0 && (
        <>
          <KitchenElevation models={known} shelf={facts.shelf} />
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

/** Sends the whole list as one enquiry, or asks for an appointment in the showroom. The list is filled in here, in English for staff. */
function KitchenEnquiry({ entries, facts }: { entries: readonly WishlistEntry[]; facts: KitchenFacts }) {
  const { language } = useLanguage()
  const t = useMessages('my-kitchen', 'visit')
  const list = entries.map((entry) => forStaff(entry, facts)).join('; ')
  const codes = entries.map(({ code }) => code)
  return (
    <section aria-labelledby="kitchen-enquiry" className={`screen-only ${styles.enquiry}`}>
      <header>
        <h3 id="kitchen-enquiry" className="part-heading">
          {t('kitchen.ask')}
        </h3>
        <p className={styles.text}>
          <Words key={list} of={{ text: t('kitchen.sends', { models: formatList(codes, language) }) }} />{' '}
          {entries.some(({ measures }) => measures) && <ChangingText>{t('kitchen.sendsMeasures')}</ChangingText>}
        </p>
        <Link to={visitUrl(language, { kind: 'planning', codes, measures: entries[0]?.measures })} className={onwardClass}>
          <Onward>{t('book.together')}</Onward>
        </Link>
      </header>
      <VisitorForm
        // Another list is another enquiry.
        key={list}
        form={enquiry}
        call="/api/Information/customerform"
        action={pageUrl(language, 'home')}
        labels={{ cate_name: t('kitchen.wish') }}
        prefilled={['series_name']}
        draft="kitchen"
        choices={() => ({
          cate_name: [
            { value: 'My kitchen: advice', text: t('kitchen.wish.advice') },
            { value: 'My kitchen: showroom visit', text: t('kitchen.wish.visit') },
          ],
        })}
        purpose={t('kitchen.purpose')}
        initialValues={{ series_name: list }}
      />
    </section>
  )
}

function forStaff({ code, measures = {} }: WishlistEntry, facts: KitchenFacts): string {
  const words = wordsOfMeasures(measures, facts.measures, 'staff', defaultLanguage)
  return words.length > 0 ? `${code} (${words.join(', ')})` : code
}
