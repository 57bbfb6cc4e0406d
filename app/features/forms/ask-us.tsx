import type { ReactNode } from 'react'
import { Words } from '#app/content/text/words.tsx'
import { useSite } from '#app/loading/root-data.ts'
import { SplitSection } from '#app/ui/reading/split-section.tsx'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import styles from './ask-us.module.css'

type AskUsProps = {
  title: ReactNode
  text: ReactNode
  /** Subject of the email. */
  subject?: string
}

/** Contact section at the end of a page: phone, email, opening hours. */
export function AskUs({ title, text, subject }: AskUsProps) {
  const { phone, email, hours } = useSite()
  return (
    <SplitSection id="ask-us" title={title} text={text}>
      <div className={styles.ways}>
        <a href={phoneUrl(phone)} className={styles.way}>
          {phone}
        </a>
        <a href={`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`} className={styles.way}>
          {email}
        </a>
        <p className={styles.hours}>
          <Words of={hours} />
        </p>
      </div>
    </SplitSection>
  )
}
