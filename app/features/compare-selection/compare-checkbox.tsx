import { useLanguage } from '#app/language/language.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { ProductCard } from '#contract/views.ts'
import styles from './compare-checkbox.module.css'
import { useCompareSelection } from './compare-selection.tsx'

type CompareCheckboxProps = {
  product: ProductCard
  /** On a page about one product there is no need to say which, but what the box does. */
  alone?: boolean
}

/** Puts a product among those to compare, or takes it out (P4). */
export function CompareCheckbox({ product, alone = false }: CompareCheckboxProps) {
  const { t } = useLanguage()
  const { selection, toggle } = useCompareSelection()
  return (
    <Checkbox
      checked={selection.some(({ id }) => id === product.id)}
      onChange={() => toggle(product)}
      aria-label={alone ? undefined : t('compare.addProduct', { code: product.code })}
      className={styles.checkbox}
    >
      {alone ? t('compare.addThis') : t('compare.add')}
    </Checkbox>
  )
}
