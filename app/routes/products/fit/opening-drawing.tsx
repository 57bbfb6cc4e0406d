import styles from './opening-drawing.module.css'

type Lengths = readonly [width: number, height: number]
/** An opening as measured, and as a model needs it, in mm; and the same in words. */
export type OpeningView = { have: Lengths; need: Lengths; words: string }

/** Both openings to scale, one over the other: what is too much or too little is filled. */
export function OpeningDrawing({ opening: { have, need, words } }: { opening: OpeningView }) {
  const [width, height] = [Math.max(have[0], need[0]), Math.max(have[1], need[1])]
  // Centred, and standing on one line.
  const rectangle = ([wide, high]: Lengths) => `M${(width - wide) / 2} ${height - high}h${wide}v${high}h${-wide}Z`
  return (
    <figure className={styles.figure}>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className={styles.drawing}>
        <path d={`${rectangle(have)}${rectangle(need)}`} fillRule="evenodd" className={styles.difference} />
        <path d={rectangle(need)} className={styles.need} />
        <path d={rectangle(have)} className={styles.have} />
      </svg>
      <figcaption className={styles.words}>{words}</figcaption>
    </figure>
  )
}
