import { useSyncExternalStore } from 'react'
import { sessionMemory } from '#app/browser/session-memory.ts'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { compareUrl, visitUrl } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { CompareView } from '#contract/views.ts'
import type { RowGroup, ScaleRow } from '../load.server.ts'
import styles from './compare-table.module.css'
import { CompareTable, type CompareTableProps } from './compare-table.tsx'

type ComparisonProps = {
  products: CompareView['products']
  strengths: CompareTableProps['strengths']
  scale: ScaleRow | undefined
  groups: readonly RowGroup[]
  category: CategoryNumber
  /** Called with the link that was pressed. */
  onRemove: (code: string, link: HTMLElement) => void
}

/** The comparison table, with switches to highlight differences and to hide equal rows (C3). */
export function Comparison({ products, strengths, scale, groups, category, onRemove }: ComparisonProps) {
  const { language } = useLanguage()
  const t = useMessages('comparison', 'visit')
  const [highlight, setHighlight] = useSessionFlag('compare-highlight')
  const [hideEqual, setHideEqual] = useSessionFlag('compare-hide-equal')

  // A single product has no differences to show.
  const several = products.length > 1
  const shown = several && hideEqual ? groups.flatMap(differing) : groups
  return (
    <>
      {several && (
        <fieldset className={`needs-script ${styles.toggles}`}>
          <legend className="visually-hidden">{t('comparison.show')}</legend>
          <Checkbox checked={highlight} onChange={({ target }) => setHighlight(target.checked)}>
            {t('comparison.highlight')}
          </Checkbox>
          <Checkbox checked={hideEqual} onChange={({ target }) => setHideEqual(target.checked)}>
            {t('comparison.hideEqual')}
          </Checkbox>
        </fieldset>
      )}
      <CompareTable
        products={products}
        strengths={strengths}
        scale={several && hideEqual && !scale?.differs ? undefined : scale}
        groups={shown}
        highlight={several && highlight}
        onRemove={onRemove}
        without={({ id }) =>
          compareUrl(
            language,
            products.map((product) => product.id).filter((other) => other !== id),
            category,
          )
        }
      />
      {shown.length === 0 && <p className={styles.alike}>{t('comparison.alike')}</p>}
      <p className={`screen-only ${styles.visit}`}>
        <Link to={visitUrl(language, { codes: products.map(({ code }) => code) })} className={onwardClass}>
          <Onward>{t('book.together')}</Onward>
        </Link>
      </p>
    </>
  )
}

/** Nothing, if all rows of the group are equal. */
function differing({ theme, rows }: RowGroup): RowGroup[] {
  const different = rows.filter(({ differs }) => differs)
  return different.length > 0 ? [{ theme, rows: different }] : []
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A boolean in session storage; false in the server's HTML. */
function useSessionFlag(key: string): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => sessionMemory.getItem(key) === '1',
    () => false,
  )

  function set(next: boolean) {
    if (next) sessionMemory.setItem(key, '1')
    else sessionMemory.removeItem(key)
    for (const listener of listeners) listener()
  }

  return [on, set]
}
