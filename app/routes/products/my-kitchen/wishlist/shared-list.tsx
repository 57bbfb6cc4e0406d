import { useLocation, useNavigate } from 'react-router'
import { addKitchen, ignoreRefusal } from '#app/browser/kitchen/kitchen-store.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { announce } from '#app/ui/feedback/announcements.ts'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import { emptyKitchen, type Kitchen } from '#contract/kitchen/kitchen.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { formatList } from '#i18n/number-format.ts'
import { KitchenCard } from './kitchen-card.tsx'
import { codesIn } from './shared-codes.ts'
import styles from './wishlist-shelf.module.css'

/** The shelf that what is added comes to. */
const shelfHeading = '#thinking-of'
/** Of what may stand below the list. */
const nextHeading = `${shelfHeading}, #kitchen-empty, #at-home`

type SharedListProps = { kitchen: Kitchen; facts: KitchenFacts | undefined }

/** The list of a shared link. Nothing is added until the visitor says so. */
export function SharedList({ kitchen, facts }: SharedListProps) {
  const t = useMessages('my-kitchen')
  const { language } = useLanguage()
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const focusNext = useNextFocus()
  const codes = codesIn(hash)
  if (codes.length === 0 || !facts) return null

  const own = new Map(kitchen.wishlist.map((entry) => [entry.code, entry]))
  const entries = codes.map((code) => ({ title: '', ...own.get(code), code }))
  const close = async (next: string) => {
    await navigate(pathname, { replace: true, preventScrollReset: true })
    focusNext(() => document.querySelector<HTMLElement>(next))
  }
  async function add(known: KitchenFacts) {
    const added = new Date().toISOString()
    const wishlist = codes.flatMap((code) => {
      const fact = ownValue(known.models, code)
      return fact ? [{ code, title: fact.title.text, category: fact.category, added }] : []
    })
    // If the browser refuses it, the header says so, and the list stays.
    await addKitchen({ ...emptyKitchen, wishlist }).then(() => {
      announce(
        t('kitchen.added', {
          code: formatList(
            wishlist.map(({ code }) => code),
            language,
          ),
        }),
      )
      // The shelf may be rendered later than the navigation ends. Until then “Nothing here yet” stands there, which goes and would take the focus along.
      return close(shelfHeading)
    }, ignoreRefusal)
  }

  return (
    <section aria-labelledby="shared">
      <header className={styles.head}>
        <h2 id="shared" className={`section-heading ${styles.title}`}>
          {t('kitchen.shared')}
        </h2>
        <div className={styles.tools}>
          <Button onClick={() => void add(facts)}>{t('kitchen.addShared')}</Button>
          <Button look="secondary" onClick={() => void close(nextHeading)}>
            {t('kitchen.notNow')}
          </Button>
        </div>
      </header>
      <ul className={styles.cards}>
        {entries.map((entry) => (
          <li key={entry.code}>
            <KitchenCard entry={entry} facts={facts} />
          </li>
        ))}
      </ul>
    </section>
  )
}
