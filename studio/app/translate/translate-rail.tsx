import { Button } from 'react-aria-components'
import type { ContentKindName } from '#contract/content/kinds.ts'
import { type Language, languageEntry } from '#contract/languages.ts'
import type { LanguageProgress } from '#studio/wire/translate.ts'
import { useWords } from '../language.tsx'
import { translations } from './use-text-place.ts'
import { type TextView, viewNames, views } from './use-translations.ts'

type TranslateRailProps = {
  progress: readonly LanguageProgress[] | undefined
  language: Language
  view: TextView
  kind: ContentKindName | undefined
  openLanguage: (language: Language) => void
  setView: (view: TextView) => void
  setKind: (kind: ContentKindName | undefined) => void
}

export function TranslateRail({ progress, language, view, kind, openLanguage, setView, setKind }: TranslateRailProps) {
  const { t } = useWords()
  const own = progress?.find((one) => one.language === language)
  const countOf = (name: TextView) => views[name].reduce((sum, state) => sum + (own?.progress[state] ?? 0), 0)
  const kinds = own?.kinds.map((one) => ({ ...one, open: one.progress.outdated + one.progress.missing })) ?? []
  return (
    <nav className="rail" aria-label={t('room.translate')}>
      <h2 className="rail-heading">{t('translate.languages')}</h2>
      <ul>
        {translations.map((one) => (
          <li key={one}>
            <LanguageItem
              {...{ language: one, isCurrent: one === language, openLanguage }}
              progress={progress?.find((entry) => entry.language === one)}
            />
          </li>
        ))}
      </ul>
      <h2 className="rail-heading">{t('translate.show')}</h2>
      <ul>
        {viewNames.map((one) => (
          <li key={one}>
            <RailItem
              label={t(`translate.view.${one}`)}
              count={own && countOf(one)}
              isCurrent={one === view}
              isAlarming={one === 'outdated'}
              onPress={() => setView(one)}
            />
          </li>
        ))}
      </ul>
      <h2 className="rail-heading">{t('translate.kinds')}</h2>
      <ul>
        <li>
          <RailItem label={t('translate.kind.every')} isCurrent={kind === undefined} onPress={() => setKind(undefined)} />
        </li>
        {kinds.map(({ kind: one, open }) => (
          <li key={one}>
            <RailItem label={t(`translate.kind.${one}`)} count={open} isCurrent={one === kind} onPress={() => setKind(one)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LanguageItemProps = {
  language: Language
  progress: LanguageProgress | undefined
  isCurrent: boolean
  openLanguage: (language: Language) => void
}

function LanguageItem({ language, progress, isCurrent, openLanguage }: LanguageItemProps) {
  const { t } = useWords()
  const { all = 0, current = 0, same = 0, outdated = 0, missing = 0 } = progress?.progress ?? {}
  const partOf = (count: number) => (all === 0 ? '0%' : `${(count / all) * 100}%`)
  return (
    <Button
      className="rail-item translate-language"
      aria-current={isCurrent ? 'true' : undefined}
      onPress={() => openLanguage(language)}
    >
      <span lang={language}>{languageEntry(language).name}</span>
      {progress && (
        <>
          <span className="translate-bar" aria-hidden>
            <Bar className="translate-bar-done" width={partOf(current + same)} />
            <Bar className="translate-bar-outdated" width={partOf(outdated)} />
          </span>
          <span className="translate-figures">
            {outdated + missing === 0
              ? t('translate.open', { count: 0 })
              : `${t('translate.open', { count: outdated + missing })} · ${t('translate.progress', { done: current + same, all })}`}
          </span>
        </>
      )}
    </Button>
  )
}

/** The policy of the page allows no style attributes in HTML; styles that scripts set are allowed. */
function Bar({ className, width }: { className: string; width: string }) {
  return <span className={className} style={{ width }} />
}

type RailItemProps = {
  label: string
  count?: number | undefined
  isCurrent: boolean
  isAlarming?: boolean
  onPress: () => void
}

function RailItem({ label, count = 0, isCurrent, isAlarming = false, onPress }: RailItemProps) {
  return (
    <Button className="rail-item" aria-current={isCurrent ? 'true' : undefined} onPress={onPress}>
      <span>{label}</span>
      {count > 0 && <span className={isAlarming ? 'count alarming' : 'count'}>{count}</span>}
    </Button>
  )
}
