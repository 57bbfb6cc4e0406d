import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { checkIcon, closeIcon } from '#app/ui/pictures/icons.ts'
import { withUnit } from '#i18n/number-format.ts'
import type { KnownModel } from './connections.ts'
import styles from './fits-together.module.css'
import { type Pair, pairsOf } from './together.ts'

/** Hoods above hobs and appliances in one tall cabinet, in words with their numbers. */
export function FitsTogether({ models, shelf }: { models: readonly KnownModel[]; shelf: number }) {
  const t = useMessages('my-kitchen')
  const pairs = pairsOf(models, shelf)
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="together">
      <h3 id="together" className="part-heading">
        {t('kitchen.together')}
      </h3>
      <ul className={styles.pairs}>
        {pairs.map((pair) => {
          const fits = pair.kind === 'hood' || pair.kind === 'stack'
          return (
            <li key={namesIn(pair).join(' ')} className={styles.pair}>
              <Icon path={fits ? checkIcon : closeIcon} size={20} className={fits ? styles.yes : styles.no} />
              <div>
                <h4 className={styles.names}>{t(`kitchen.names.${pair.kind}`, namesOf(pair))}</h4>
                <PairText pair={pair} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const namesIn = (pair: Pair) => (pair.kind === 'stack' ? [pair.one, pair.other] : [pair.hood, pair.hob])

function namesOf(pair: Pair): { one: string; other: string } {
  const [one = '', other = ''] = namesIn(pair)
  return { one, other }
}

function PairText({ pair }: { pair: Pair }) {
  const { number } = useLanguage()
  const t = useMessages('my-kitchen')
  const mm = (length: number) => withUnit(number(length), 'mm')
  switch (pair.kind) {
    case 'hood':
      return (
        <p>
          {t('kitchen.pair.hood', {
            width: mm(pair.width),
            widest: mm(pair.widest),
            from: number(pair.from),
            to: mm(pair.to),
          })}
        </p>
      )
    case 'narrowHood':
      return <p>{t('kitchen.pair.narrowHood', { width: mm(pair.width), widest: mm(pair.widest) })}</p>
    case 'noHeight':
      return <p>{t('kitchen.pair.noHeight', { least: mm(pair.least), most: mm(pair.most) })}</p>
    case 'stack':
      return (
        <p>
          {t('kitchen.pair.stack', {
            width: mm(pair.width),
            height: mm(pair.height),
            depth: mm(pair.depth),
            shelf: mm(pair.shelf),
          })}
        </p>
      )
  }
}
