import type { ProductOutline } from '#contract/views/outline.ts'
import type { ScaleRow } from '../load.server.ts'
import styles from './scale-drawing.module.css'

type ScaleDrawingProps = { cells: ScaleRow['cells']; column: number }

/** An appliance over the outlines of the others, at the scale of all. What it shows, the text below says. */
export function ScaleDrawing({ cells, column }: ScaleDrawingProps) {
  const cell = cells[column]
  if (!cell?.outline) return <>–</>
  const { outline, measures } = cell
  const others = cells.flatMap(({ outline: other }, index) =>
    index !== column && other?.view === outline.view ? [{ ...other, column: index }] : [],
  )
  const all = cells.flatMap(({ outline: one }) => one ?? [])
  const frame = { width: Math.max(...all.map(({ width }) => width)), height: Math.max(...all.map(({ height }) => height)) }
  const gap = frame.width * gapShare
  const [left, top, right, bottom] = [
    (frame.width - outline.width) / 2,
    frame.height - outline.height,
    frame.width + gap,
    frame.height + gap,
  ]
  const tick = gap / 3
  return (
    <>
      <svg aria-hidden viewBox={`0 0 ${frame.width + 2 * gap} ${frame.height + 2 * gap}`} className={styles.drawing}>
        {others.map((other) => (
          <path key={other.column} d={other.edge} transform={place(other, frame)} className={styles.other} />
        ))}
        <g transform={place(outline, frame)}>
          <path d={outline.details} className={styles.details} />
          <path d={outline.edge} className={styles.edge} />
        </g>
        <path
          d={`M${left} ${bottom}h${outline.width}m0 ${-tick}v${2 * tick}M${left} ${bottom - tick}v${2 * tick}M${right} ${top}v${outline.height}m${-tick} 0h${2 * tick}M${right - tick} ${top}h${2 * tick}`}
          className={styles.measure}
        />
      </svg>
      <span className={styles.measures}>{measures}</span>
    </>
  )
}

/** Between the largest appliance and the measures, of its width. */
const gapShare = 0.06

/** Centred, because a niche or cut-out is, and standing on one line. */
const place = ({ width, height }: ProductOutline, frame: { width: number; height: number }) =>
  `translate(${(frame.width - width) / 2} ${frame.height - height})`
