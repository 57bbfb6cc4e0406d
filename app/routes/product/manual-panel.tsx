import { useLanguage } from '#app/i18n/language.tsx'
import type { MessageKey } from '#app/i18n/messages/en.ts'
import { Icon } from '#app/ui/icon.tsx'
import { downloadIcon } from '#app/ui/icons.ts'
import { languageEntry } from '#contract/languages.ts'
import type { DocumentKind, DocumentView } from '#contract/views.ts'
import { fileSize } from './file-size.ts'
import styles from './manual-panel.module.css'

const documentNames: Record<DocumentKind, MessageKey> = {
  manual: 'document.manual',
  specSheet: 'document.specSheet',
  installationGuide: 'document.installationGuide',
  warranty: 'document.warranty',
  accessories: 'document.accessories',
  brochure: 'document.brochure',
}

/** A card for each document to download, with what a visitor wants to know before. */
export function ManualPanel({ documents }: { documents: readonly DocumentView[] }) {
  const { t, number } = useLanguage()
  return (
    <ul className={styles.documents}>
      {documents.map(({ kind, file }) => (
        <li key={kind}>
          <a href={file.url} download={file.fileName} className={styles.document}>
            <Icon path={downloadIcon} size={22} className={styles.mark} />
            <span className={styles.name}>{t(documentNames[kind])}</span>
            <span className={styles.facts}>
              {[file.type.toUpperCase(), fileSize(file.bytes, number), file.language && languageEntry(file.language).name]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
