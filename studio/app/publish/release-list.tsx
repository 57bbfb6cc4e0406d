import { Button } from 'react-aria-components'
import { dayText } from '#i18n/date-format.ts'
import type { LabelledRelease } from '#studio/wire/publish.ts'
import { useEntryName } from '../labels/entry-name.ts'
import { useWords } from '../language.tsx'

type ReleaseListProps = {
  releases: readonly LabelledRelease[]
  /** Undefined if the user may not do it. */
  toDrafts: ((release: LabelledRelease) => void) | undefined
  remove: ((release: LabelledRelease) => void) | undefined
}

/** What is planned, with its day. */
export function ReleaseList({ releases, toDrafts, remove }: ReleaseListProps) {
  const { t, language } = useWords()
  const nameOf = useEntryName()
  return (
    <section className="releases" aria-labelledby="releases">
      <h2 id="releases">{t('release.waiting')}</h2>
      {releases.length === 0 && <p className="quiet">{t('release.none')}</p>}
      <ul>
        {releases.map((release) => (
          <li
            key={release.name}
            className="release"
            aria-label={release.ends ? t('release.endOf', { title: release.title }) : release.title}
          >
            <h3>{release.ends ? t('release.endOf', { title: release.title }) : release.title}</h3>
            <p className="quiet">
              {release.isDue
                ? t('release.due')
                : t(release.ends ? 'release.ends' : 'release.on', { day: dayText(language, release.day) })}
              {release.by !== '' && ` · ${release.by}`}
            </p>
            <details>
              <summary>{t('release.entries', { count: release.entries.length })}</summary>
              <ul>
                {release.entries.map((named) => (
                  <li key={named.entry}>{nameOf(named)}</li>
                ))}
              </ul>
            </details>
            {!release.isDue && !release.ends && toDrafts && (
              <Button className="quiet-button" onPress={() => toDrafts(release)}>
                {t('release.toDrafts')}
              </Button>
            )}
            {remove && (
              <Button className="quiet-button" onPress={() => remove(release)}>
                {t('release.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
