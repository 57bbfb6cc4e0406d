import type { ReactNode } from 'react'
import type { LengthQuestion } from '#contract/fit/questions.ts'
import { drawings, type LetteredMeasure, type Scene, type Tape } from './scenes.ts'
import styles from './tape-drawing.module.css'

type TapeDrawingProps = { question: LengthQuestion; value: string; className?: string | undefined }

/** Shows where to hold the tape, with the number that was typed. The field's hint says the same in words. */
export function TapeDrawing({ question, value, className }: TapeDrawingProps) {
  const { scene, tape } = drawings[question]
  const upright = isUpright(tape)
  const [x, y] = pointOf(tape, 0.5)
  return (
    <SceneDrawing scene={scene} tapes={[tape]} className={className}>
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
    </SceneDrawing>
  )
}

type LetteredDrawingProps = { scene: Scene; measures: readonly LetteredMeasure[]; className?: string | undefined }

/** A place with all that is measured in it. Where two tapes cross, neither letter is in the middle. */
export function LetteredDrawing({ scene, measures, className }: LetteredDrawingProps) {
  const tapes = measures.map(({ question }) => drawings[question].tape)
  const crossed = tapes.some(isUpright) && tapes.length > 1
  return (
    <SceneDrawing scene={scene} tapes={tapes} className={className}>
      {measures.map(({ question, letter }) => {
        const { tape } = drawings[question]
        const [x1, y1, x2, y2] = tape
        const isLong = Math.max(x2 - x1, y2 - y1) > 40
        const [x, y] = pointOf(tape, crossed && isLong ? 0.25 : 0.5)
        return (
          <g key={letter}>
            <circle cx={x} cy={y} r={6.5} className={styles.balloon} />
            <text x={x} y={y + 3.1} textAnchor="middle" className={styles.letter}>
              {letter}
            </text>
          </g>
        )
      })}
    </SceneDrawing>
  )
}

type SceneDrawingProps = { scene: Scene; tapes: readonly Tape[]; className?: string | undefined; children?: ReactNode }

/** Half the length of the strokes at the ends of a tape. */
const tick = 4

/** A place in the kitchen, and the tapes that measure it. `children` are drawn on top. */
function SceneDrawing({ scene: { lines, dashed, filled }, tapes, className, children }: SceneDrawingProps) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden className={`${styles.drawing} ${className ?? ''}`}>
      {filled && <path d={filled} className={styles.filled} />}
      <path d={lines} className={styles.lines} />
      {dashed && <path d={dashed} className={styles.dashed} />}
      <path d={tapes.map(tapePath).join('')} className={styles.tape} />
      {children}
    </svg>
  )
}

const isUpright = ([x1, , x2]: Tape) => x1 === x2
const pointOf = ([x1, y1, x2, y2]: Tape, share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const

function tapePath(tape: Tape): string {
  const [x1, y1, x2, y2] = tape
  const [dx, dy] = isUpright(tape) ? [tick, 0] : [0, tick]
  return `M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}L${x1 + dx} ${y1 + dy}M${x2 - dx} ${y2 - dy}L${x2 + dx} ${y2 + dy}`
}
