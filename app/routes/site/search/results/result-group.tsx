import { Fragment } from 'react'
import { Link } from '#app/content/link.tsx'
import { ProductCardView } from '#app/features/products/product-card/product-card-view.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { downloadIcon } from '#app/ui/pictures/icons.ts'
import { type Language, languageEntry } from '#contract/languages.ts'
import { hitUrl } from '#contract/pages/hit-url.ts'
import type { MarkedText, SearchGroup, SearchHit } from '#contract/views/search.ts'
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
        <h2 id={`${kind}-name`} className="part-heading">
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

type ListedHit = Exclude<SearchHit, { kind: 'product' }>

/** A result with title and matching passage. The whole item is a link. */
function Result({ hit, inLanguage }: { hit: ListedHit; inLanguage: Language }) {
  const url = hitUrl(inLanguage, hit)
  return (
    <article className={styles.result}>
      <h3 className={`item-heading ${styles.title}`}>
        {hit.kind === 'document' ? (
          <a href={url} download={hit.file.fileName} className="card-link">
            {hit.code} <MarkedWords of={hit.title} />
            <Icon path={downloadIcon} size={16} />
          </a>
        ) : (
          <Link to={url} className="card-link">
            <MarkedWords of={hit.title} />
          </Link>
        )}
      </h3>
      <p className={styles.text}>
        <MarkedWords of={hit.excerpt} />
      </p>
      <Facts hit={hit} />
    </article>
  )
}

function Facts({ hit }: { hit: ListedHit }) {
  if (hit.kind === 'document') {
    const { type, language } = hit.file
    const facts = [type.toUpperCase(), ...(language ? [languageEntry(language).name] : [])]
    return <p className={styles.facts}>{facts.join(' · ')}</p>
  }
  if (hit.kind === 'accessory') return <p className={styles.facts}>{hit.code}</p>
  return hit.kind === 'shop' && <p className={styles.facts}>{hit.tel}</p>
}

/** Text from the content with the search terms marked. */
function MarkedWords({ of: { parts, lang } }: { of: MarkedText }) {
  const words = parts.map(({ text, marked }, index) => {
    const Part = marked ? 'mark' : Fragment
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
    return <Part key={index}>{text}</Part>
  })
  return lang === undefined ? words : <span lang={lang}>{words}</span>
}
