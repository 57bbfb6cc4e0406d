import { Link } from '#app/content/link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { downloadIcon } from '#app/ui/icons.ts'
import { type Language, languageEntry } from '#contract/languages.ts'
import { hitUrl } from '#contract/pages/hit-url.ts'
import type { SearchHit } from '#contract/views/search.ts'
import { MarkedWords } from './marked-words.tsx'
import styles from './result.module.css'

type ListedHit = Exclude<SearchHit, { kind: 'product' }>

/** A result with title and matching passage. The whole item is a link. */
export function Result({ hit, inLanguage }: { hit: ListedHit; inLanguage: Language }) {
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
