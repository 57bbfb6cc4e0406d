import type { CategoryNumber } from '#contract/products/categories.ts'
import styles from '../owned.module.css'

/** Front views in hairlines, for an appliance that was added without a picture. */
const outlines: Record<CategoryNumber, string> = {
  1: 'M66 20h28v42M94 62l44 34v10H22V96l44-34V20M36 101h88',
  2: 'M14 26h132v68H14zM28 56a16 16 0 1 0 32 0a16 16 0 1 0 -32 0M38 56a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M100 56a16 16 0 1 0 32 0a16 16 0 1 0 -32 0M110 56a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M71 44a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M72 84h.1M80 84h.1M88 84h.1',
  3: 'M36 16h88v88H36zM36 34h88M44 42h72v52H44zM52 38h56M50 25h4M106 25h4M76 25h8',
  4: 'M36 24h88v72H36zM36 40h88M44 48h72v38H44zM68 82v-8M80 82v-12M92 82v-8M50 32h4M106 32h4',
  5: 'M26 30h108v60H26zM106 30v60M34 38h64v44H34zM113 40h14M113 50h14M113 60h14M113 80h14',
  6: 'M18 40h124M26 40v54h108V40M80 40v54M34 48h38v38H34zM88 48h38v38H88zM53 67h.1M107 67h.1M80 40V22h16v8',
}

export function ApplianceOutline({ category }: { category: CategoryNumber }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={styles.outline}>
      <path d={outlines[category]} />
    </svg>
  )
}
