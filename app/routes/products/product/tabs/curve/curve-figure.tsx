import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { formatLabelled } from '#i18n/number-format.ts'
import type { ShownCurve } from '../panels/panels.server.ts'
import type { CurveChart } from './curve-chart.server.ts'
import styles from './curve-figure.module.css'

/** A curve, and its points in a table for everyone who can't see it or needs the numbers. */
export function CurveFigure({ curve, chart, code }: { curve: ShownCurve; chart: CurveChart; code: string }) {
  const { language } = useLanguage()
  const { name, note, x, y, points } = curve
  const [first, last] = [points[0], points.at(-1)]
  return (
    <section className={styles.curve}>
      <h3 className={styles.title}>
        <Words of={name} />
      </h3>
      <figure className={styles.figure}>
        <svg
          viewBox="0 0 360 240"
          role="img"
          aria-label={formatLabelled(`${name.text}, ${code}`, `${first?.join(', ')} – ${last?.join(', ')}`, language)}
          className={styles.chart}
        >
          <Grid chart={chart} />
          <text x="0" y="12">
            {`${y.name.text} (${y.unit})`}
          </text>
          <text x="356" y="238" textAnchor="end">
            {`${x.name.text} (${x.unit})`}
          </text>
          <path d={`M40 ${chart.mark.y}H${chart.mark.x}V206`} className={styles.lead} />
          <path d={chart.path} className={styles.line} />
          <circle cx={chart.mark.x} cy={chart.mark.y} r="4" className={styles.mark} />
          <text x={chart.mark.x + 8} y={chart.mark.y - 6} className={styles.label}>
            {curve.mark}
          </text>
        </svg>
        <figcaption className={styles.note}>
          <Words of={note} />
        </figcaption>
      </figure>
      <table className={styles.table}>
        <caption className="visually-hidden">
          <Words of={name} />
        </caption>
        <thead>
          <tr>
            {[x, y].map((axis) => (
              <th key={axis.unit} scope="col">
                <Words of={axis.name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(([across, up]) => (
            <tr key={across}>
              <td>{across}</td>
              <td>{up}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Grid({ chart: { xTicks, yTicks } }: { chart: CurveChart }) {
  return (
    <>
      <path d={yTicks.map(({ at }) => `M40 ${at}H356`).join('')} className={styles.grid} />
      <g textAnchor="end">
        {yTicks.map(({ at, text }) => (
          <text key={at} x="34" y={at + 4}>
            {text}
          </text>
        ))}
      </g>
      <g textAnchor="middle">
        {xTicks.map(({ at, text }) => (
          <text key={at} x={at} y="221">
            {text}
          </text>
        ))}
      </g>
    </>
  )
}
