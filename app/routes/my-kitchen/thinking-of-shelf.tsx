import { useLanguage } from '#app/language/language.tsx'
import type { ThinkingOf } from '#contract/kitchen/kitchen.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import styles from './page.module.css'

type ThinkingOfShelfProps = { entries: readonly ThinkingOf[]; facts: KitchenFacts | undefined }

/** What a visitor may buy. */
export function ThinkingOfShelf({ entries, facts }: ThinkingOfShelfProps) {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="thinking-of" className={styles.shelf}>
      <h2 id="thinking-of">{t('kitchen.thinkingOf')}</h2>
      <ul>
        {entries.map(({ code, title }) => (
          <li key={code}>
            {code} {facts?.models[code]?.title.text ?? title}
          </li>
        ))}
      </ul>
    </section>
  )
}
