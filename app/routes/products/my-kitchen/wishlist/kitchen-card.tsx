import type { ReactNode } from 'react'
import { CardHeading } from '#app/features/products/product-card/card-heading.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import type { WishlistEntry } from '#contract/kitchen/kitchen.ts'
import type { Language } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import { productUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { formatLabelled } from '#i18n/number-format.ts'
import styles from './kitchen-card.module.css'

type KitchenCardProps = {
  entry: Pick<WishlistEntry, 'code' | 'title' | 'picture' | 'measures'>
  facts: KitchenFacts | undefined
  /** Its button. */
  children?: ReactNode
}

/** A model of the wishlist. Its picture is data from the device, because a request for it would tell what is in the kitchen. */
export function KitchenCard({ entry: { code, title, picture, measures }, facts, children }: KitchenCardProps) {
  const { language } = useLanguage()
  const t = useMessages('my-kitchen')
  const fact = ownValue(facts?.models, code)
  const measured = measures && facts ? wordsOfMeasures(measures, facts.measures, 'own', language) : []
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {picture ? (
          <img src={picture} width={480} height={360} alt="" />
        ) : (
          <span aria-hidden className={styles.stand}>
            {code}
          </span>
        )}
      </div>
      <CardHeading
        code={code}
        title={fact?.title ?? { text: title }}
        // Not prefetched: resting a pointer on it must request nothing.
        link={fact && { to: productUrl(language, { code, ...fact }), prefetch: 'none' }}
      />
      {facts && !fact?.isSold && <p className={styles.note}>{t('kitchen.notSold')}</p>}
      {measured.length > 0 && (
        <ul className={styles.measures}>
          {measured.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {children}
    </article>
  )
}

type Measures = Readonly<Record<string, string>>

/** Measures in words, each with its question: "Cut-out, width: 730 mm". */
export function wordsOfMeasures(
  measures: Measures,
  words: KitchenFacts['measures'],
  reader: 'own' | 'staff',
  language: Language,
): string[] {
  return Object.entries(measures).flatMap(([name, typed]) => {
    const measure = ownValue(words, name)
    if (!measure) return []
    const value = ownValue(measure.options, typed)?.[reader] ?? (/^\d+$/.test(typed) ? `${typed} mm` : typed)
    return formatLabelled(measure[reader], value, language)
  })
}
