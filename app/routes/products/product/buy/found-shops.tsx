import { ShopEntry } from '#app/features/products/shops/shop-entry.tsx'
import { useNow } from '#app/features/products/shops/use-now.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import type { NearestShops } from '#contract/fetched/nearest-shops.ts'
import styles from './found-shops.module.css'

type FoundShopsProps = { found: Extract<NearestShops, { shops: unknown }> }

export function FoundShops({ found: { note, shops } }: FoundShopsProps) {
  const now = useNow()
  return (
    <>
      <ol>
        {shops.map(({ km, ...shop }) => (
          <li key={shop.id}>
            <ShopEntry shop={shop} now={now} km={km} />
          </li>
        ))}
      </ol>
      {note && (
        <p className={styles.note}>
          <ChangingText>{note}</ChangingText>
        </p>
      )}
    </>
  )
}
