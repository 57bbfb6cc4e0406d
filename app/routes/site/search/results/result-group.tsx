import { ProductCardView } from '#app/features/products/product-card/product-card-view.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import type { Language } from '#contract/languages.ts'
import { hitUrl } from '#contract/pages/hit-url.ts'
import type { SearchGroup, SearchHit } from '#contract/views/search.ts'
import { Result } from './result.tsx'
import styles from './result-group.module.css'

type ResultGroupProps = { group: SearchGroup /** Of the results. */; inLanguage: Language }

/** All results of one kind: products as cards, the rest as a list. */
export function ResultGroup({ group: { kind, total, hits }, inLanguage }: ResultGroupProps) {
  const { language, number } = useLanguage()
  const t = useMessages('search')
  const isForeign = inLanguage !== language
  return (
    <section id={kind} aria-labelledby={`${kind}-name`} className={styles.group}>
      <header>
        <h2 id={`${kind}-name`} className={styles.name}>
          {t(`search.kind.${kind}`)} <span className={styles.count}>{number(total)}</span>
        </h2>
        {hits.length < total && <p className={styles.more}>{t('search.firstOf', { shown: hits.length, total })}</p>}
      </header>
      <ul className={kind === 'product' ? styles.products : styles.list}>
        {hits.map((hit) => (
          <li key={hitUrl(inLanguage, hit)} lang={isForeign ? inLanguage : undefined}>
            <Hit hit={hit} inLanguage={inLanguage} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Hit({ hit, inLanguage }: { hit: SearchHit; inLanguage: Language }) {
  const t = useMessages('search')
  if (hit.kind !== 'product') return <Result hit={hit} inLanguage={inLanguage} />
  return (
    <ProductCardView product={hit.product} sizes="(width < 64rem) 50vw, 25rem">
      {hit.discontinued && <p className={styles.discontinued}>{t('search.discontinued')}</p>}
    </ProductCardView>
  )
}
