import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { formatAlternatives, withUnit } from '#i18n/number-format.ts'
import { type Connections, connectionsOf, type KnownModel } from './connections.ts'
import styles from './connections-needed.module.css'

/** The connections of all models together: what an electrician, a gas fitter and a plumber have to make ready. */
export function ConnectionsNeeded({ models }: { models: readonly KnownModel[] }) {
  const { t, number } = useLanguage()
  const { power, amperes, gas, ducts, water } = connectionsOf(models)
  return (
    <section aria-labelledby="connections">
      <h3 id="connections" className={styles.title}>
        {t('kitchen.connections')}
      </h3>
      <dl className={styles.list}>
        {power.length > 0 && (
          <Kind name={t('kitchen.electricity')}>
            {power.map(({ supply, models: own }) => (
              <Line key={supply} what={t(`kitchen.power.${supply}`, { count: own.length })}>
                {own
                  .map(({ code, amperes: one }) => (one === undefined ? code : `${code} ${withUnit(number(one), 'A')}`))
                  .join(' · ')}
              </Line>
            ))}
            <p className={styles.sum}>
              <span className={styles.figure}>{withUnit(number(amperes), 'A')}</span> {t('kitchen.atOnce')}
            </p>
          </Kind>
        )}
        {gas.length > 0 && <Gas gas={gas} />}
        {ducts.length > 0 && (
          <Kind name={t('kitchen.duct')}>
            {ducts.map(({ code, millimetres }) => (
              <Line key={code} what={t('kitchen.ductOf', { millimetres: number(millimetres) })}>
                {code}
              </Line>
            ))}
          </Kind>
        )}
        {water.length > 0 && (
          <Kind name={t('kitchen.water')}>
            <Line what={t('kitchen.tapAndDrain')}>{water.join(' · ')}</Line>
          </Kind>
        )}
      </dl>
      <p className={styles.note}>{t('kitchen.licensed')}</p>
    </section>
  )
}

function Gas({ gas }: Pick<Connections, 'gas'>) {
  const { language, t } = useLanguage()
  const word = (kind: string) => (kind === 'lpg' ? t('kitchen.lpg') : t('kitchen.townGas'))
  return (
    <Kind name={t('kitchen.gas')}>
      {gas.map(({ code, kinds }) => (
        <Line key={code} what={formatAlternatives(kinds.map(word), language)}>
          {code}
        </Line>
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

function Line({ what, children }: { what: string; children: ReactNode }) {
  return (
    <p className={styles.line}>
      <span>{what}</span> <span className={styles.models}>{children}</span>
    </p>
  )
}
