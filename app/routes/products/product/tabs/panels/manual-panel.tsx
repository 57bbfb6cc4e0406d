import { documentNames, fileFacts } from '#app/features/products/documents/file-facts.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { downloadIcon } from '#app/ui/pictures/icons.ts'
import type { DocumentView } from '#contract/views.ts'
import styles from './manual-panel.module.css'

/** One card per document, with type, size and language. */
export function ManualPanel({ documents }: { documents: readonly DocumentView[] }) {
  const { number } = useLanguage()
  const t = useMessages('common')
  return (
    <ul className={styles.documents}>
      {documents.map(({ kind, file }) => (
        <li key={kind}>
          <a href={file.url} download={file.fileName} className={styles.document}>
            <Icon path={downloadIcon} size={22} className={styles.mark} />
            <span className={styles.name}>{t(documentNames[kind])}</span>
            <span className={styles.facts}>{fileFacts(file, number)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
