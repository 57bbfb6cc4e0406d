import { useRef } from 'react'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import type { HomeView } from '#contract/views/home.ts'
import styles from './counters.module.css'
import { countedValue, useCounting } from './use-counting.ts'

/** H7. Screen readers read only the end value. */
export function Counters({ counters }: { counters: HomeView['counters'] }) {
  const { number } = useLanguage()
  const t = useMessages('home')
  const { brand } = useSite()
  const list = useRef<HTMLDListElement>(null)
  const progress = useCounting(list)
  return (
    <section aria-labelledby="home-counters" className={`scene ${styles.section}`}>
      <div className="page-width">
        <h2 id="home-counters" className="visually-hidden">
          {t('home.counters', { brand })}
        </h2>
        <dl ref={list} className={styles.counters}>
          {counters.map(({ value, label }) => (
            <div key={value} className={styles.counter}>
              <dt className={styles.label}>
                <Words of={label} />
              </dt>
              <dd className={styles.value}>
                <span className={progress < 1 ? styles.end : undefined}>{number(value)}+</span>
                {/* A single text node: a separate plus sign would be moved by the digits, which counts as a layout shift. */}
                {progress < 1 && <span aria-hidden>{`${number(countedValue(value, progress))}+`}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
