import { useWords } from '#studio/app/language.tsx'
import type { AuditEntry } from '#studio/wire/inbox.ts'

const shown = 12

/** Who looked at or changed an entry. */
export function History({ entries }: { entries: readonly AuditEntry[] }) {
  const { t, moment } = useWords()
  const text = ({ action, detail }: AuditEntry) => {
    if (action === 'assign') return detail === null ? t('audit.unassign') : t('audit.assign', { detail })
    return t(`audit.${action}`)
  }
  return (
    <section className="history">
      <h3>{t('history')}</h3>
      <ol>
        {entries.slice(0, shown).map((entry) => (
          <li key={`${entry.at} ${entry.action} ${entry.who}`}>
            {text(entry)} <span className="quiet">{t('history.line', { who: entry.who, moment: moment(entry.at) })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
