import { SceneDrawing } from './scene-drawing.tsx'
import { drawings, type Scene } from './scenes.ts'
import type { LetteredMeasure } from './sheet-scenes.ts'
import styles from './tape-drawing.module.css'

type LetteredDrawingProps = { scene: Scene; measures: readonly LetteredMeasure[]; className?: string | undefined }

/** A place with all that is measured in it. Where two tapes cross, neither letter is in the middle. */
export function LetteredDrawing({ scene, measures, className }: LetteredDrawingProps) {
  const tapes = measures.map(({ question }) => drawings[question].tape)
  const crossed = tapes.some(([x1, , x2]) => x1 === x2) && tapes.length > 1
  return (
    <SceneDrawing scene={scene} tapes={tapes} className={className}>
      {measures.map(({ question, letter }) => {
        const [x1, y1, x2, y2] = drawings[question].tape
        const isLong = Math.max(x2 - x1, y2 - y1) > 40
        const share = crossed && isLong ? 0.25 : 0.5
        const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
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
