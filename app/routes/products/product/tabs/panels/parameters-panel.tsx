import { Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { CurveFigure } from '../curve/curve-figure.tsx'
import type { PanelData, ShownParameter } from './panels.server.ts'
import styles from './parameters-panel.module.css'

export function ParametersPanel({ of: { rows, figure } }: { of: PanelData['parameters'] }) {
  const t = useMessages('product')
  return (
    <>
      <ParameterTable caption={t('product.parameters')} parameters={rows} />
      {figure && <CurveFigure {...figure} />}
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
