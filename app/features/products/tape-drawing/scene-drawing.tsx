import type { ReactNode } from 'react'
import type { Scene, Tape } from './scenes.ts'
import styles from './tape-drawing.module.css'

type SceneDrawingProps = { scene: Scene; tapes: readonly Tape[]; className?: string | undefined; children?: ReactNode }

/** Half the length of the strokes at the ends of a tape. */
const tick = 4

/** A place in the kitchen, and the tapes that measure it. `children` are drawn on top. */
export function SceneDrawing({ scene: { lines, dashed, filled }, tapes, className, children }: SceneDrawingProps) {
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

function tapePath([x1, y1, x2, y2]: Tape): string {
  const [dx, dy] = x1 === x2 ? [tick, 0] : [0, tick]
  return `M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}L${x1 + dx} ${y1 + dy}M${x2 - dx} ${y2 - dy}L${x2 + dx} ${y2 + dy}`
}
