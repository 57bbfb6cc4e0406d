import { useLocation, useNavigate } from 'react-router'
import { addKitchen } from '#app/browser/kitchen/kitchen-store.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { emptyKitchen, type Kitchen } from '#contract/kitchen/kitchen.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { KitchenCard } from './kitchen-card.tsx'
import { codesIn } from './shared-codes.ts'
import styles from './thinking-of-shelf.module.css'

type SharedListProps = { kitchen: Kitchen; facts: KitchenFacts | undefined }

/** The list of a shared link. Nothing is added until the visitor says so. */
export function SharedList({ kitchen, facts }: SharedListProps) {
  const { t } = useLanguage()
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const codes = codesIn(hash)
  if (codes.length === 0 || !facts) return null

  const own = new Map(kitchen.thinkingOf.map((entry) => [entry.code, entry]))
  const entries = codes.map((code) => ({ title: '', ...own.get(code), code }))
  const close = () => navigate(pathname, { replace: true, preventScrollReset: true })

  async function add(known: KitchenFacts) {
    const added = new Date().toISOString()
    const thinkingOf = codes.flatMap((code) => {
      const fact = known.models[code]
      return fact ? [{ code, title: fact.title.text, category: fact.category, added }] : []
    })
    // If the browser refuses it, the header says so, and the list stays.
    await addKitchen({ ...emptyKitchen, thinkingOf }).then(close, () => undefined)
  }

  return (
    <section aria-labelledby="shared">
      <header className={styles.head}>
        <h2 id="shared" className={styles.title}>
          {t('kitchen.shared')}
        </h2>
        <div className={styles.tools}>
          <Button onClick={() => void add(facts)}>{t('kitchen.addShared')}</Button>
          <Button look="secondary" onClick={close}>
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
