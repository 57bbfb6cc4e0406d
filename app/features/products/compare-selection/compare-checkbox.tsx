import { useMessages } from '#app/language/messages.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import type { ProductCard } from '#contract/views.ts'
import styles from './compare-checkbox.module.css'
import { useCompareSelection } from './compare-selection.tsx'
import { isSelected, useIsSelected } from './use-selection.ts'

type CompareCheckboxProps = {
  product: ProductCard
  /** On a product page the label says what the box does; in a list it names the product. */
  alone?: boolean
}

/** Adds a product to the compare selection, or removes it (P4). */
export function CompareCheckbox({ product, alone = false }: CompareCheckboxProps) {
  const t = useMessages('product-card')
  const { category, toggle } = useCompareSelection()
  const selected = useIsSelected(category, product.id)
  return (
    <Checkbox
      checked={selected}
      onChange={({ target }) => {
        toggle(product)
        // If the selection is full, nothing changed, and nothing is rendered that would remove the tick.
        target.checked = isSelected(category, product.id)
      }}
      aria-label={alone ? undefined : t('compare.addProduct', { code: product.code })}
      className={`needs-script ${styles.checkbox}`}
    >
      {alone ? t('compare.addThis') : t('compare.add')}
    </Checkbox>
  )
}
