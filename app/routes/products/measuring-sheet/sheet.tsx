import { letteredScenes } from '#app/features/products/tape-drawing/scenes.ts'
import { LetteredDrawing } from '#app/features/products/tape-drawing/tape-drawing.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import type { SheetChoice, SheetMeasure, SheetPage } from './load.server.ts'
import styles from './sheet.module.css'

type SheetProps = { sheet: Extract<SheetPage, { kind: 'sheet' }>; category: string }

/** Lines for notes: as many as fit the page, the rest is cut off. */
const noteLines = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15']

/** The paper itself. What visitors write on it by hand stays with them. */
export function Sheet({ sheet: { measures, choices, formUrl, code, filled }, category }: SheetProps) {
  const t = useMessages('fit')
  const { brand, phone, hours } = useSite()
  const origin = useRootData()?.origin ?? ''
  const scenes = letteredScenes(measures.map(({ question }) => question))
  const measureOf = (name: string) => measures.find(({ question }) => question === name)
  return (
    <article aria-labelledby="sheet-title" className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.brand}>{brand}</p>
        <h1 id="sheet-title" className={styles.title}>
          {t('sheet.titleOf', { name: category })}
        </h1>
        <p className={styles.how}>{t('sheet.how')}</p>
        <div className={styles.back}>
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('sheet.code')} className={styles.code}>
            <path d={code.path} shapeRendering="crispEdges" />
          </svg>
        </div>
      </header>
      <ul role="list" className={styles.person}>
        {[t('sheet.name'), t('sheet.place'), t('sheet.date')].map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <div className={styles.scenes} data-count={scenes.length}>
        {scenes.map(({ scene, measures: lettered }) => (
          <div key={lettered[0]?.letter} className={styles.scene}>
            <LetteredDrawing scene={scene} measures={lettered} className={styles.drawing} />
            <dl className={styles.measures}>
              {lettered.map(({ question, letter }) => (
                <Measure key={question} letter={letter} measure={measureOf(question)} />
              ))}
            </dl>
          </div>
        ))}
      </div>
      <dl className={styles.choices}>
        {choices.map((choice) => (
          <Choice key={choice.label} choice={choice} />
        ))}
      </dl>
      <section className={styles.notes}>
        <h2 className={styles.label}>{t('sheet.notes')}</h2>
        <div aria-hidden className={styles.lines}>
          {noteLines.map((line) => (
            <span key={line} />
          ))}
        </div>
      </section>
      <footer className={styles.foot}>
        <p>
          {filled ? t('sheet.returnFilled') : t('sheet.return')} <span className={styles.url}>{shortUrl(origin + formUrl)}</span>
        </p>
        <p>
          {t('sheet.questions')} <strong className={styles.phone}>{phone}</strong>
          <span className={styles.hours}>{hours.text}</span>
        </p>
      </footer>
    </article>
  )
}

/** Without the scheme, which nobody types. */
const shortUrl = (url: string) => url.replace(/^https?:\/\//, '')

function Measure({ letter, measure }: { letter: string; measure: SheetMeasure | undefined }) {
  if (!measure) return null
  return (
    <div className={styles.measure}>
      <dt className={styles.what}>
        <span className={styles.letter}>{letter}</span>
        <span>
          {measure.label}
          <small className={styles.hint}>{measure.hint}</small>
        </span>
      </dt>
      <dd className={styles.amount}>
        <span className={styles.line}>{measure.millimetres}</span> mm
      </dd>
    </div>
  )
}

function Choice({ choice: { label, boxes, line } }: { choice: SheetChoice }) {
  const t = useMessages('fit')
  return (
    <div className={styles.choice}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.boxes}>
        {boxes.map(({ text, ticked }) => (
          <span key={text} className={styles.box}>
            <svg
              viewBox="0 0 12 12"
              role="img"
              aria-label={ticked ? t('sheet.ticked') : t('sheet.unticked')}
              className={styles.tick}
            >
              <path d="M.5 .5h11v11h-11z" />
              {ticked && <path d="M2.500 6.500 5 9l4.500-6.500" className={styles.mark} />}
            </svg>
            {text}
          </span>
        ))}
        {line && (
          <span className={styles.amount}>
            <span className={styles.line}>{line.text}</span> {line.unit}
          </span>
        )}
      </dd>
    </div>
  )
}
