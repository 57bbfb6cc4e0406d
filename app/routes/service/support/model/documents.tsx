import { documentNames, fileFacts } from '#app/features/products/documents/file-facts.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { chevronDownIcon, downloadIcon } from '#app/ui/pictures/icons.ts'
import { languageEntry } from '#contract/languages.ts'
import type { SupportDocument } from '#contract/views/support.ts'
import type { FileLink } from '#contract/views.ts'
import { dayText } from '#i18n/date-format.ts'
import styles from './documents.module.css'

/** The documents of a model, each in all its languages. */
export function Documents({ documents }: { documents: readonly SupportDocument[] }) {
  const t = useMessages('support')
  if (documents.length === 0) return <NoData text={t('support.noDocuments')} />
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.kind}>
          <DocumentRow document={document} />
        </li>
      ))}
    </ul>
  )
}

function DocumentRow({ document: { kind, files, edition } }: { document: SupportDocument }) {
  const { language } = useLanguage()
  const t = useMessages('common', 'support')
  // The visitor's language comes first.
  const [first, ...others] = files
  const name = t(documentNames[kind])
  return (
    <div className={styles.document}>
      <div>
        <h3 className={`item-heading ${styles.name}`}>{name}</h3>
        {edition && <p className={styles.edition}>{t('support.edition', { date: dayText(language, edition) })}</p>}
      </div>
      <div className={styles.files}>
        {first && <DocumentFile name={name} file={first} />}
        {others.length > 0 && (
          <details>
            <summary className={styles.others}>
              {t('support.otherLanguages')}
              <span className="visually-hidden">: {name}</span>
              <Icon path={chevronDownIcon} size={16} className={styles.mark} />
            </summary>
            <ul>
              {others.map((file) => (
                <li key={file.url}>
                  <DocumentFile name={name} file={file} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}

function DocumentFile({ name, file: { language: fileLanguage, ...file } }: { name: string; file: FileLink }) {
  const { number } = useLanguage()
  return (
    <a href={file.url} download={file.fileName} hrefLang={fileLanguage} className={styles.file}>
      <Icon path={downloadIcon} size={18} />
      <span className="visually-hidden">{name}: </span>
      {/* A name in another script is marked with its language. “English” is the same everywhere. */}
      {fileLanguage && <span lang={fileLanguage === 'en' ? undefined : fileLanguage}>{languageEntry(fileLanguage).name}</span>}
      <span className={styles.facts}>{fileFacts(file, number)}</span>
    </a>
  )
}
