import { documentNames } from '#app/features/documents/document-names.ts'
import { fileFacts } from '#app/features/documents/file-facts.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { downloadIcon } from '#app/ui/icons.ts'
import type { DocumentView } from '#contract/views.ts'
import styles from './manual-panel.module.css'

/** One card per document, with type, size and language. */
export function ManualPanel({ documents }: { documents: readonly DocumentView[] }) {
  const { t, number } = useLanguage()
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
