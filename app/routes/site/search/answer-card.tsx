import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import type { Language } from '#contract/languages.ts'
import type { Answer, AnswerFact } from './answer.server.ts'
import styles from './answer-card.module.css'

type AnswerCardProps = { answer: Answer /** Set if it isn't the language of the page. */; lang: Language | undefined }

/** The answer to the query, above the results. */
export function AnswerCard({ answer: { isWarning, kind, title, text, picture, facts, link }, lang }: AnswerCardProps) {
  return (
    <section aria-labelledby="answer" lang={lang} className={isWarning ? `${styles.card} ${styles.warning}` : styles.card}>
      {picture && (
        <ContentPicture
          picture={picture}
          sizes="(width < 48rem) 100vw, 22rem"
          place={{ ratio: 4 / 3 }}
          decorative
          priority
          className={`crop-4-3 ${styles.picture}`}
        />
      )}
      <div className={styles.words}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <h2 id="answer" className={styles.title}>
          <Words of={title} />
        </h2>
        {text && (
          <p className={styles.text}>
            <Words of={text} />
          </p>
        )}
        {facts.length > 0 && (
          <dl className={picture ? `${styles.facts} ${styles.figures}` : styles.facts}>
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the facts of an answer never change order.
              <Fact key={index} fact={fact} />
            ))}
          </dl>
        )}
        {link.fileName ? (
          <a href={link.url} download={link.fileName} className={onwardClass}>
            <Onward>{link.text}</Onward>
          </a>
        ) : (
          <Link to={link.url} className={onwardClass}>
            <Onward>{link.text}</Onward>
          </Link>
        )}
      </div>
    </section>
  )
}

function Fact({ fact: { name, values } }: { fact: AnswerFact }) {
  return (
    <div>
      <dt>
        <Words of={name} />
      </dt>
      {values.map((value) => (
        <dd key={value.text}>{value.url ? <a href={value.url}>{value.text}</a> : <Words of={value} />}</dd>
      ))}
    </div>
  )
}
