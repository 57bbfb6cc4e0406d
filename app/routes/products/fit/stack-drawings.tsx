import { useMessages } from '#app/language/messages.ts'
import styles from './stack-drawings.module.css'
import type { StackView } from './stack-view.server.ts'

/** Units of the drawing for a millimetre. */
const scale = 0.16
const [left, right, top] = [84, 146, 10]
/** Half the length of the strokes at the ends of a dimension. */
const tick = 4

/** Openings for two appliances, one above the other, with their heights (FT3). */
export function StackDrawings({ stacks }: { stacks: readonly StackView[] }) {
  const t = useMessages('fit')
  return (
    <ul role="list" aria-label={t('fit.stack')} className={styles.stacks}>
      {stacks.map((stack) => (
        <li key={stack.total} className={styles.stack}>
          <figure>
            <StackDrawing stack={stack} />
            <figcaption className={styles.caption}>{stack.models}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function StackDrawing({ stack: { upper, lower, shelf, total, label } }: { stack: StackView }) {
  const shelfTop = top + upper.millimetres * scale
  // Thicker than to scale, so that it is seen.
  const shelfEnd = shelfTop + 6
  const bottom = shelfEnd + lower.millimetres * scale
  return (
    <svg viewBox={`0 0 220 ${bottom + 10}`} role="img" aria-label={label} className={styles.drawing}>
      <path d={`M${left - 6} 0V${bottom + 10}M${right + 6} 0V${bottom + 10}`} className={styles.cabinet} />
      <path d={`M${left - 6} ${shelfTop}H${right + 6}V${shelfEnd}H${left - 6}Z`} className={styles.shelf} />
      <path d={`M${left - 6} ${top}H${right + 6}M${left - 6} ${bottom}H${right + 6}`} className={styles.cabinet} />
      <Appliance from={top} to={shelfTop} name={upper.name} />
      <Appliance from={shelfEnd} to={bottom} name={lower.name} />
      <path
        d={[upright(68, top, bottom), upright(162, top, shelfTop), upright(162, shelfEnd, bottom)].join('')}
        className={styles.tape}
      />
      <text x={60} y={(top + bottom) / 2 + 4} textAnchor="end" className={styles.total}>
        {total}
      </text>
      <text x={170} y={(top + shelfTop) / 2 + 4} className={styles.number}>
        {upper.height}
      </text>
      <text x={170} y={(shelfTop + shelfEnd) / 2 + 4} className={styles.number}>
        {shelf}
      </text>
      <text x={170} y={(shelfEnd + bottom) / 2 + 4} className={styles.number}>
        {lower.height}
      </text>
    </svg>
  )
}

/** The front of an oven: a panel, a handle and a window. */
function Appliance({ from, to, name }: { from: number; to: number; name: string | undefined }) {
  const [panel, handle] = [from + 14, from + 20]
  return (
    <>
      <path d={`M${left} ${from + 2}H${right}V${to - 2}H${left}ZM${left} ${panel}H${right}`} className={styles.front} />
      <path d={`M${left + 8} ${handle}H${right - 8}`} className={styles.handle} />
      {name && (
        <text x={(left + right) / 2} y={(handle + to) / 2 + 4} textAnchor="middle" className={styles.name}>
          {name}
        </text>
      )}
    </>
  )
}

const upright = (x: number, from: number, to: number) =>
  `M${x} ${from}V${to}M${x - tick} ${from}h${2 * tick}M${x - tick} ${to}h${2 * tick}`
