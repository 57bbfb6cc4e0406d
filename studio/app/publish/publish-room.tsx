import { useEffect, useRef, useState } from 'react'
import { Button, Checkbox } from 'react-aria-components'
import { entryOf } from '#contract/content/entry-of.ts'
import { dayText } from '#i18n/date-format.ts'
import type { ResultOf } from '#studio/wire/calls.ts'
import type { LabelledDraft, LabelledDraftFile, LabelledRelease, PublishedSet, Refusal } from '#studio/wire/publish.ts'
import { call } from '../call.ts'
import { entryName } from '../labels/entry-name.ts'
import { useWords } from '../language.tsx'
import { useMay } from '../me.tsx'
import { goTo, useHash } from '../place.ts'
import { Toasts } from '../toasts.tsx'
import { BlankNote } from '../ui/blank-note.tsx'
import { WindowTitle } from '../ui/window-title.tsx'
import { useShortcuts } from '../use-shortcuts.ts'
import { useSteps } from '../use-steps.ts'
import { EntryDrafts, pathsOf } from './entry-drafts.tsx'
import { HistoryPane } from './history-pane.tsx'
import { PublishForm, type When } from './publish-form.tsx'
import { publishPlace } from './publish-place.ts'
import { ReleaseList } from './release-list.tsx'
import { usePublishing } from './use-publishing.ts'

const seenOf = ({ file, version }: { file: string; version: string }) => ({ file, version })
const seenOfMedia = ({ path, version }: { path: string; version: string }) => ({ file: path, version })

type Notice = 'publish.git.failed' | 'publish.push.rejected' | 'publish.push.failed'

function noticeOf({ commit, push }: ResultOf<'publishPush'>): Notice | undefined {
  if (commit === 'failed') return 'publish.git.failed'
  return push === 'rejected' || push === 'failed' ? `publish.push.${push}` : undefined
}

/** All drafts with what they change, to be published now or on a day. */
export function PublishRoom() {
  const { t, language } = useWords()
  const may = useMay()
  const { publishing, fault, refresh } = usePublishing()
  const { perform, undo, say, attempt, toasts } = useSteps(refresh)
  const [chosenPaths, setChosenPaths] = useState<ReadonlySet<string>>(new Set())
  const [notice, setNotice] = useState<Notice>()
  const heading = useRef<HTMLHeadingElement>(null)
  const hash = useHash()
  const { history } = publishPlace(hash)
  useShortcuts({ z: () => void undo() })

  const entries = publishing?.entries ?? []
  const chosenByHash = useRef('')
  // Once for each address: then people choose.
  useEffect(() => {
    if (!publishing || chosenByHash.current === hash) return
    const wanted = publishPlace(hash).files
    const found = publishing.entries.flatMap(pathsOf).filter((path) => wanted.includes(path))
    if (found.length === 0) return
    chosenByHash.current = hash
    setChosenPaths(new Set(found))
  }, [publishing, hash])
  const all = entries.flatMap(pathsOf)
  const chosenEntries = entries.filter((draft) => pathsOf(draft).some((path) => chosenPaths.has(path)))
  const chosenFiles = entries.flatMap(({ files }) => files.filter(({ file }) => chosenPaths.has(file)))
  const chosenMedia = entries.flatMap(({ media }) => media.filter(({ path }) => chosenPaths.has(path)))
  const chosen = [...chosenFiles.map(seenOf), ...chosenMedia.map(seenOfMedia)]
  const isUndecided = chosenFiles.some(({ conflicts }) => conflicts.length > 0)
  const isAll = all.length > 0 && chosen.length === all.length

  function setChosen(paths: readonly string[], isChosen: boolean) {
    const next = new Set(chosenPaths)
    for (const path of paths) {
      if (isChosen) next.add(path)
      else next.delete(path)
    }
    setChosenPaths(next)
  }

  /** Says what came of it. */
  function tell(outcome: PublishedSet | Refusal, done: string): outcome is PublishedSet {
    if ('refused' in outcome) {
      say(t(`publish.refused.${outcome.refused}`))
      return false
    }
    setNotice(noticeOf(outcome.git))
    say(done)
    return true
  }

  /** What was pressed goes, or cannot be pressed again. The focus stays if somebody went on meanwhile. */
  function focusDrafts(pressedIn: string) {
    const focused = document.activeElement
    if (focused === document.body || focused?.closest(pressedIn)) heading.current?.focus()
  }

  async function publishNow() {
    await attempt(async () => {
      const outcome = await call('publishNow', { chosen })
      if (!tell(outcome, t('publish.published', { count: chosenEntries.length }))) return
      setChosenPaths(new Set())
      focusDrafts('.publish-form')
    })
  }

  async function publishOn(when: When): Promise<boolean> {
    let isDone = false
    await attempt(async () => {
      const outcome = await call('publishOn', { chosen, ...when })
      isDone = tell(outcome, t('publish.planned', { title: when.title, day: dayText(language, when.day) }))
      if (!isDone) return
      setChosenPaths(new Set())
      focusDrafts('.publish-form')
    })
    return isDone
  }

  function discard({ entry, title: own, files, media }: LabelledDraft) {
    const title = entryName({ entry, title: own }, t)
    let id = ''
    return perform({
      said: t('publish.discarded', { title }),
      run: async () => {
        const answer = await call('draftDiscard', { seen: [...files.map(seenOf), ...media.map(seenOfMedia)] })
        if ('id' in answer) {
          id = answer.id
          focusDrafts('.draft-entry')
        }
        return answer
      },
      undo: () => call('draftRestore', { id }),
    })
  }

  const take = ({ file, version }: LabelledDraftFile, choices: Record<string, 'theirs' | 'mine'>) =>
    attempt(async () => {
      const { done } = await call('draftMerge', { file, version, choices })
      say(t(done ? 'publish.taken' : 'publish.refused.changed'))
    })

  const toDrafts = ({ name, title }: LabelledRelease) =>
    attempt(async () => {
      const outcome = await call('releaseToDrafts', { name })
      if ('refused' in outcome && outcome.refused === 'changed')
        say(t('release.taken', { files: [...new Set(outcome.files.map(nameOfFile))].join(t('field.separator')) }))
      else tell(outcome, t('release.toDraftsDone', { title }))
    })

  function remove({ name, title }: LabelledRelease) {
    let id = ''
    return perform({
      said: t('release.removed', { title }),
      run: async () => {
        const outcome = await call('releaseRemove', { name })
        if ('id' in outcome) id = outcome.id
        return outcome
      },
      undo: () => call('setRevert', { id }),
    })
  }

  const nameOfFile = (file: string) => {
    const entry = entryOf(file)
    return entryName({ entry, title: entries.find((draft) => draft.entry === entry)?.title }, t)
  }

  const tryAgain = () =>
    attempt(async () => {
      const git = await call('publishPush', {})
      setNotice(noticeOf(git))
      if (git.push === 'pushed') say(t('publish.push.done'))
      else if (git.commit === 'done') say(t('publish.git.done'))
    })

  return (
    <main className="publish-room">
      {history === undefined && <WindowTitle names={[t('room.publish')]} />}
      <section className="drafts" aria-labelledby="drafts">
        <h1 id="drafts" ref={heading} tabIndex={-1}>
          {t('publish.drafts')}
        </h1>
        {fault && (
          <p className="notice" role="alert">
            {t(`fault.${fault}`)}
          </p>
        )}
        {notice && (
          <div className="notice" role="alert">
            <p>{t(notice)}</p>
            <Button className="button secondary" onPress={() => void tryAgain()}>
              {t(notice === 'publish.git.failed' ? 'publish.git.again' : 'publish.push.again')}
            </Button>
          </div>
        )}
        {publishing && entries.length === 0 && (
          <div className="quiet">
            <BlankNote text={t('publish.none')} way={{ label: t('room.write'), href: '#/write' }} />
          </div>
        )}
        {entries.length > 1 && may('publishNow') && (
          <Checkbox
            className="checkbox choose-all"
            isSelected={isAll}
            isIndeterminate={!isAll && chosen.length > 0}
            onChange={(isChosen) => setChosen(all, isChosen)}
          >
            <span className="checkbox-box" aria-hidden="true" />
            {t('publish.all')}
          </Checkbox>
        )}
        <ul>
          {entries.map((draft) => (
            <EntryDrafts
              key={draft.entry}
              draft={draft}
              chosen={chosenPaths}
              setChosen={may('publishNow') ? setChosen : undefined}
              discard={may('draftDiscard') ? () => void discard(draft) : undefined}
              take={may('draftMerge') ? (file, choices) => void take(file, choices) : undefined}
            />
          ))}
        </ul>
      </section>
      <aside className="publish-side">
        {history !== undefined && <HistoryPane entry={history} close={() => goTo('#/publish')} perform={perform} />}
        {publishing && (
          <>
            {may('publishNow') ? (
              <PublishForm
                {...{ chosen, isUndecided, publishNow, publishOn }}
                entries={chosenEntries.length}
                today={publishing.today}
              />
            ) : (
              <p className="quiet">{t('publish.byPublishers')}</p>
            )}
            <ReleaseList
              releases={publishing.releases}
              toDrafts={may('releaseToDrafts') ? (release) => void toDrafts(release) : undefined}
              remove={may('releaseRemove') ? (release) => void remove(release) : undefined}
            />
          </>
        )}
      </aside>
      <Toasts queue={toasts} />
    </main>
  )
}
