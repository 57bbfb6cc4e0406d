import { useRef } from 'react'
import { StyledProse } from '#app/content/text/styled-prose.tsx'
import { Words } from '#app/content/text/words.tsx'
import { Disclosure } from '#app/ui/moving/disclosure.tsx'
import type { FaqView } from '#contract/views/support.ts'
import styles from './question-list.module.css'
import { useOpenQuestion } from './use-open-question.ts'

type QuestionListProps = {
  questions: readonly FaqView[]
  /** Heading level of the questions. */
  heading: 'h2' | 'h3'
}

/** Questions with collapsible answers, one open at a time. The URL hash names the open one (K1). */
export function QuestionList({ questions, heading: Heading }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const updateHash = useOpenQuestion(list)
  return (
    <div ref={list} className={styles.list}>
      {questions.map(({ id, title, answer }) => (
        <Disclosure
          key={id}
          name="questions"
          onToggle={updateHash}
          className={styles.question}
          summary={
            <Heading className={`item-heading ${styles.title}`}>
              <Words of={title} />
            </Heading>
          }
        >
          {/* The id is on the answer, not on the whole item: a hash that names an element inside a closed `details` opens it, even without
              JavaScript. */}
          <div id={id} className={styles.answer}>
            <StyledProse of={answer} />
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
