import { ShopEntry } from '#app/features/shops/shop-entry.tsx'
import { useNow } from '#app/features/shops/use-now.ts'
import { LanguageProvider, useLanguage } from '#app/language/language.tsx'
import type { NearestShops } from '#app/loading/nearest-shops.server.ts'
import styles from './shop-search.module.css'

type FoundShopsProps = { found: Extract<NearestShops, { shops: unknown }> }

export function FoundShops({ found: { note, shops, messages } }: FoundShopsProps) {
  const { language } = useLanguage()
  const now = useNow()
  return (
    <LanguageProvider language={language} messages={messages}>
      <ol>
        {shops.map(({ km, ...shop }) => (
          <li key={shop.id}>
            <ShopEntry shop={shop} now={now} km={km} />
          </li>
        ))}
      </ol>
      {note && <p className={styles.note}>{note}</p>}
    </LanguageProvider>
  )
}
