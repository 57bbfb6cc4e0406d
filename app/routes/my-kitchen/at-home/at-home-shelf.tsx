import { useLanguage } from '#app/language/language.tsx'
import type { AtHome } from '#contract/kitchen/kitchen.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'

type AtHomeShelfProps = { entries: readonly AtHome[]; facts: KitchenFacts | undefined }

/** What a visitor owns. */
export function AtHomeShelf({ entries, facts }: AtHomeShelfProps) {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="at-home">
      <h2 id="at-home">{t('atHome.title')}</h2>
      <ul>
        {entries.map(({ code, title, serial }) => (
          <li key={`${code} ${serial}`}>
            {code} {facts?.models[code]?.title.text ?? title}
          </li>
        ))}
      </ul>
    </section>
  )
}
