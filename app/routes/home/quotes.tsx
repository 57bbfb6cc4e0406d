import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { productUrl } from '#contract/pages/urls.ts'
import type { Quote } from '#contract/views.ts'
import type { HomePage } from './load.server.ts'
import styles from './quotes.module.css'

type QuotesProps = { quotes: readonly Quote[]; quoted: HomePage['quoted'] }

export function Quotes({ quotes, quoted }: QuotesProps) {
  const { language } = useLanguage()
  return (
    <ul className={styles.quotes}>
      {quotes.map(({ text, author, place, productCode = '' }) => {
        const product = quoted[productCode]
        return (
          <li key={author} className={styles.entry}>
            <blockquote className={styles.quote}>
              <Words of={text} />
            </blockquote>
            <p className={styles.author}>
              {author}, <Words of={place} />
            </p>
            {product && (
              <Link to={productUrl(language, product)} className={styles.product}>
                <span>{product.code}</span> <Words of={product.title} />
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
