import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { checkIcon, closeIcon } from '#app/ui/pictures/icons.ts'
import { DotList } from '#app/ui/reading/dot-list.tsx'
import { formatAlternatives, formatMillimetres, withUnit } from '#i18n/number-format.ts'
import { type Connections, connectionsOf, type KnownModel } from './connections.ts'
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
      <ul role="list" className={styles.pairs}>
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
  const { language, number } = useLanguage()
  const t = useMessages('my-kitchen')
  const mm = (length: number) => formatMillimetres(length, language)
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

/** The connections of all models together: what an electrician, a gas fitter and a plumber have to make ready. */
export function ConnectionsNeeded({ models }: { models: readonly KnownModel[] }) {
  const { number } = useLanguage()
  const t = useMessages('my-kitchen')
  const { power, amperes, gas, ducts, water } = connectionsOf(models)
  if (power.length + gas.length + ducts.length + water.length === 0) return null
  return (
    <section aria-labelledby="connections">
      <h3 id="connections" className="part-heading">
        {t('kitchen.connections')}
      </h3>
      <dl className={styles.list}>
        {power.length > 0 && (
          <Kind name={t('kitchen.electricity')}>
            {power.map(({ supply, models: own }) => (
              <Line
                key={supply}
                what={t(`kitchen.power.${supply}`, { count: own.length })}
                models={own.map(({ code, amperes: one }) => (one === undefined ? code : `${code} ${withUnit(number(one), 'A')}`))}
              />
            ))}
            <p className={styles.sum}>
              <span className={styles.figure}>{withUnit(number(amperes), 'A')}</span> {t('kitchen.atOnce')}
            </p>
          </Kind>
        )}
        {gas.length > 0 && <Gas gas={gas} />}
        {ducts.length > 0 && (
          <Kind name={t('kitchen.duct')}>
            {ducts.map(({ codes, millimetres }) => (
              <Line key={millimetres} what={t('kitchen.ductOf', { millimetres: number(millimetres) })} models={codes} />
            ))}
          </Kind>
        )}
        {water.length > 0 && (
          <Kind name={t('kitchen.water')}>
            <Line what={t('kitchen.tapAndDrain')} models={water} />
          </Kind>
        )}
      </dl>
      <p className={styles.note}>{t('kitchen.licensed')}</p>
    </section>
  )
}

function Gas({ gas }: Pick<Connections, 'gas'>) {
  const { language } = useLanguage()
  const t = useMessages('my-kitchen')
  const word = (kind: string) => (kind === 'lpg' ? t('kitchen.lpg') : t('kitchen.townGas'))
  return (
    <Kind name={t('kitchen.gas')}>
      {gas.map(({ codes, kinds }) => (
        <Line key={kinds.join(' ')} what={formatAlternatives(kinds.map(word), language)} models={codes} />
      ))}
    </Kind>
  )
}

function Kind({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Line({ what, models }: { what: string; models: readonly string[] }) {
  return (
    <div className={styles.line}>
      {what}
      <DotList className="soft-note">
        {models.map((model) => (
          <li key={model}>{model}</li>
        ))}
      </DotList>
    </div>
  )
}
