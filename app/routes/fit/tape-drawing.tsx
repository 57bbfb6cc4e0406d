import type { LengthQuestion } from '#contract/fit/questions.ts'
import { drawings } from './scenes.ts'
import styles from './tape-drawing.module.css'

type TapeDrawingProps = { question: LengthQuestion; value: string; className?: string | undefined }

/** Half the length of the strokes at the ends of a tape. */
const tick = 4

/** Shows where to hold the tape, with the number that was typed. The field's hint says the same in words. */
export function TapeDrawing({ question, value, className }: TapeDrawingProps) {
  const {
    scene: { lines, dashed, filled },
    tape: [x1, y1, x2, y2],
  } = drawings[question]
  const upright = x1 === x2
  const [dx, dy] = upright ? [tick, 0] : [0, tick]
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  return (
    <svg viewBox="0 0 160 120" aria-hidden className={`${styles.drawing} ${className ?? ''}`}>
      {filled && <path d={filled} className={styles.filled} />}
      <path d={lines} className={styles.lines} />
      {dashed && <path d={dashed} className={styles.dashed} />}
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}L${x1 + dx} ${y1 + dy}M${x2 - dx} ${y2 - dy}L${x2 + dx} ${y2 + dy}`}
        className={styles.tape}
      />
      {value && (
        <text
          x={upright ? x + 7 : x}
          y={upright ? y + 4 : y - 6}
          textAnchor={upright ? 'start' : 'middle'}
          className={styles.number}
        >
          {value}
        </text>
      )}
    </svg>
  )
}
