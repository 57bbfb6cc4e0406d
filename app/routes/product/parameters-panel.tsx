import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import type { CurveChart } from './curve-chart.server.ts'
import { CurveFigure } from './curve-figure.tsx'
import type { ShownParameter, ShownProduct } from './load.server.ts'
import styles from './parameters-panel.module.css'

export function ParametersPanel({ product, chart }: { product: ShownProduct; chart: CurveChart | undefined }) {
  const { t } = useLanguage()
  const { parameters, curve, code } = product
  return (
    <>
      <ParameterTable caption={t('product.parameters')} parameters={parameters} />
      {curve && chart && <CurveFigure curve={curve} chart={chart} code={code} />}
    </>
  )
}

export function ParameterTable({ caption, parameters }: { caption: string; parameters: readonly ShownParameter[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {parameters.map(({ name, values }) => (
          <tr key={name.text}>
            <th scope="row">
              <Words of={name} />
            </th>
            <td>
              {values.length === 0
                ? '–'
                : values.map((value) => (
                    <span key={value.text} className={styles.value}>
                      <Words of={value} />
                    </span>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
