import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { productUrl } from '#contract/pages/urls.ts'
import type { QuoteWithProduct } from '../load.server.ts'
import styles from './quote-card.module.css'

export function QuoteCard({ quote: { text, author, place, product } }: { quote: QuoteWithProduct }) {
  const { language } = useLanguage()
  return (
    <div className={styles.card}>
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
    </div>
  )
}
