import { useMessages } from '#app/language/messages.ts'
import { SplitSection } from '#app/ui/reading/split-section.tsx'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import type { PressView } from '#contract/views/articles.ts'
import { Downloads } from './downloads.tsx'
import styles from './press-material.module.css'

/** What journalists need of a press release: its pictures, and whom to ask. */
export function PressMaterial({ article: { id, title, downloads, contact } }: { article: PressView }) {
  const t = useMessages('company')
  return (
    <div className={`screen-only page-width ${styles.material}`}>
      <Downloads name={id} downloads={downloads} />
      <SplitSection id="press-contact" title={t('press.contact')} text={t('press.contactText')}>
        <p className={styles.contact}>
          <a href={phoneUrl(contact.phone)}>{contact.phone}</a>
          <a href={`mailto:${contact.email}?subject=${encodeURIComponent(title.text)}`}>{contact.email}</a>
        </p>
      </SplitSection>
    </div>
  )
}
