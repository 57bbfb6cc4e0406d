import type { LengthQuestion } from '#contract/fit/questions.ts'
import { SceneDrawing } from './scene-drawing.tsx'
import { drawings } from './scenes.ts'
import styles from './tape-drawing.module.css'

type TapeDrawingProps = { question: LengthQuestion; value: string; className?: string | undefined }

/** Shows where to hold the tape, with the number that was typed. The field's hint says the same in words. */
export function TapeDrawing({ question, value, className }: TapeDrawingProps) {
  const { scene, tape } = drawings[question]
  const [x1, y1, x2, y2] = tape
  const upright = x1 === x2
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
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
