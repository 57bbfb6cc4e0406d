import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import type { Parameter } from '#contract/views.ts'
import styles from './parameters-panel.module.css'

export function ParametersPanel({ parameters }: { parameters: readonly Parameter[] }) {
  const { t } = useLanguage()
  return <ParameterTable caption={t('product.parameters')} parameters={parameters} />
}

export function ParameterTable({ caption, parameters }: { caption: string; parameters: readonly Parameter[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {parameters.map(({ key, name, values }) => (
          <tr key={key}>
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
