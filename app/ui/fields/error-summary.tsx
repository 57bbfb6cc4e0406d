import { useId } from 'react'
import { ChangingText } from '../feedback/changing-text.tsx'
import styles from './error-summary.module.css'

export type FieldProblem = { fieldId: string; text: string }

/** All problems of a form, each with a link to its field. The fields show the same messages. */
export function ErrorSummary({ title, problems }: { title: string; problems: readonly FieldProblem[] }) {
  const titleId = useId()
  if (problems.length === 0) return null
  return (
    <section role="alert" aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        <ChangingText>{title}</ChangingText>
      </h2>
      <ul className={styles.problems}>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>
              <ChangingText>{text}</ChangingText>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
