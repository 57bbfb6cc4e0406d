import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { formatLabelled, formatMillimetres, formatPrice, withUnit } from '#i18n/number-format.ts'
import type { KnownModel } from '../fits-together/connections.ts'
import styles from './kitchen-elevation.module.css'
import { type KitchenLayout, kitchenLayout, worktop } from './layout.ts'

/** The models of the list along one wall, with their true widths and heights, their currents and the sum of their prices. */
export function KitchenElevation({ models, shelf }: { models: readonly KnownModel[]; shelf: number }) {
  const { language } = useLanguage()
  const t = useMessages('my-kitchen', 'product-card')
  const layout = kitchenLayout(models, shelf)
  if (layout.appliances.length === 0) return null
  const mm = (length: number) => formatMillimetres(length, language)
  const words = layout.appliances.map(({ code, outline }) =>
    t('kitchen.drawn', { code, width: mm(outline.width), height: mm(outline.height) }),
  )
  const prices = models.flatMap(({ fact }) => fact.price ?? [])
  return (
    <section aria-labelledby="kitchen-drawing" className={styles.part}>
      <h3 id="kitchen-drawing" className="part-heading">
        {t('kitchen.drawing')}
      </h3>
      <figure className={styles.figure}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable, so that the arrow keys can scroll it. */}
        <div role="group" aria-labelledby="kitchen-drawing" tabIndex={0} className={styles.scroll}>
          <Drawing layout={layout} models={models} label={words.join('; ')} />
        </div>
        <figcaption className={styles.caption}>
          {t('kitchen.drawingNote', { height: mm(worktop.height) })}
          {prices.length > 0 && (
            <strong className={styles.sum}>
              {formatLabelled(
                t('kitchen.sum'),
                t('price.from', {
                  price: formatPrice(
                    prices.reduce((sum, price) => sum + price, 0),
                    language,
                  ),
                }),
                language,
              )}
            </strong>
          )}
        </figcaption>
      </figure>
    </section>
  )
}

/** Around the kitchen, for measures and codes below the floor, in mm. */
const margin = { side: 60, top: 40, line: 110 }
/** A millimetre of the kitchen on the screen: a code of a model is then as wide as a cabinet. */
const remOfMillimetre = 0.0105
const tick = 35

type DrawingProps = { layout: KitchenLayout; models: readonly KnownModel[]; label: string }

function Drawing({ layout, models, label }: DrawingProps) {
  const { language, number } = useLanguage()
  const { width, height, appliances, cabinets, worktops, stations } = layout
  const lines = Math.max(...stations.map(({ codes }) => codes.length))
  const size = { width: width + 2 * margin.side, height: height + margin.top + margin.line * (lines + 1.5) }
  const amperes = new Map(models.map(({ code, fact }) => [code, fact.amperes]))
  const y = (above: number) => height - above
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin.side} ${-margin.top} ${size.width} ${size.height}`}
      width={`${size.width * remOfMillimetre}rem`}
      className={styles.drawing}
    >
      <path
        d={cabinets
          .map(({ left, width: wide, bottom, top }) => `M${left} ${y(bottom)}v${bottom - top}h${wide}v${top - bottom}Z`)
          .join('')}
        className={styles.cabinet}
      />
      <path
        d={worktops
          .map(({ left, width: wide }) => `M${left} ${y(worktop.height)}h${wide}v${worktop.thickness}h${-wide}Z`)
          .join('')}
        className={styles.worktop}
      />
      {appliances.map(({ code, outline, left, bottom, duct }) => (
        <g key={code} transform={`translate(${left} ${y(bottom + outline.height)})`}>
          {duct !== undefined && (
            <path
              d={[-1, 1].map((side) => `M${(outline.width + side * duct) / 2} 0V${bottom + outline.height - height}`).join('')}
              className={styles.duct}
            />
          )}
          <path d={outline.edge} className={styles.edge} />
          <path d={outline.details} className={styles.details} />
        </g>
      ))}
      <path d={`M${-margin.side} ${height}H${width + margin.side}`} className={styles.floor} />
      <path
        d={stations
          .map(({ left, width: wide }) => `M${left} ${height + margin.line}h${wide}${tickAt(left)}${tickAt(left + wide)}`)
          .join('')}
        className={styles.measure}
      />
      {stations.map(({ left, width: wide, codes }) => (
        <text key={codes.join()} textAnchor="middle" className={styles.text}>
          <tspan x={left + wide / 2} y={height + margin.line - 22} className={styles.width}>
            {formatMillimetres(wide, language)}
          </tspan>
          {codes.map((code, line) => (
            <tspan key={code} x={left + wide / 2} y={height + margin.line * (line + 2)}>
              {codeWith(code, amperes.get(code), number)}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  )

  function tickAt(x: number) {
    return `M${x} ${height + margin.line - tick}v${2 * tick}`
  }
}

const codeWith = (code: string, amperes: number | undefined, number: (value: number) => string) =>
  amperes === undefined ? code : `${code} · ${withUnit(number(amperes), 'A')}`
