import { useRef } from 'react'
import { Words } from '#app/content/words.tsx'
import { WrittenProse } from '#app/content/written-prose.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { FaqView } from '#contract/views/support.ts'
import styles from './question-list.module.css'
import { useOpenQuestion } from './use-open-question.ts'

type QuestionListProps = {
  questions: readonly FaqView[]
  /** How deep the questions stand in the page. */
  heading: 'h2' | 'h3'
}

/** Questions that unfold their answers, one at a time; the address says which one is open (K1). */
export function QuestionList({ questions, heading: Heading }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const flagOpen = useOpenQuestion(list)
  return (
    <div ref={list} className={styles.list}>
      {questions.map(({ id, title, answer }) => (
        <Disclosure
          key={id}
          name="questions"
          onToggle={flagOpen}
          className={styles.question}
          summary={
            <Heading className={styles.title}>
              <Words of={title} />
            </Heading>
          }
        >
          {/* The answer has the address, not the whole: an address inside of something folded unfolds it, with or without JavaScript. */}
          <div id={id} className={styles.answer}>
            <WrittenProse of={answer} />
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
