import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { compareUrl } from '#contract/pages/urls.ts'
import type { CompareView } from '#contract/views.ts'
import { formatLabelled, formatSequence } from '#i18n/number-format.ts'
import styles from './separate-comparisons.module.css'

type SeparateComparisonsProps = { products: CompareView['products']; groups: CompareView['related'] }

/** Says that the products have little in common, and links to a comparison of each group (C7). */
export function SeparateComparisons({ products, groups }: SeparateComparisonsProps) {
  const { language } = useLanguage()
  const t = useMessages('comparison')
  const { categories } = useSite()
  const codesOf = (some: CompareView['products']) =>
    formatSequence(
      some.map(({ code }) => code),
      language,
    )
  return (
    <div className={`screen-only ${styles.notice}`}>
      <p>{t('comparison.unrelated')}</p>
      <ul className={styles.links}>
        {groups.map((ids) => {
          const own = products.filter(({ id }) => ids.includes(id))
          const name = categories.find(({ number }) => number === own[0]?.category)?.name
          return (
            <li key={ids.join()}>
              <Link to={compareUrl(language, ids, own[0]?.category)}>
                {name && <Words of={{ ...name, text: formatLabelled(name.text, codesOf(own), language) }} />}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
