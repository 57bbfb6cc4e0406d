import { useCallback, useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { kindOfFile } from '#contract/content/kinds.ts'
import { languageEntry } from '#contract/languages.ts'
import type { ResultOf } from '#studio/wire/calls.ts'
import type { Version } from '#studio/wire/publish.ts'
import { call } from '../call.ts'
import { failureText } from '../inbox/use-inbox.ts'
import { useEntryName } from '../labels/entry-name.ts'
import { useWords } from '../language.tsx'
import { useMay } from '../me.tsx'
import { WindowTitle } from '../ui/window-title.tsx'
import { bringBack, type Step } from '../use-steps.ts'
import { Differences } from './differences.tsx'

type HistoryPaneProps = {
  /** A folder such as `news/opening`, or a file such as `banners.yaml`. */
  entry: string
  close: () => void
  perform: (step: Step) => Promise<void>
}

/** Earlier versions of an entry: what has changed since, and back to any of them as a draft. */
export function HistoryPane({ entry, close, perform }: HistoryPaneProps) {
  const { t, moment } = useWords()
  const [found, setFound] = useState<{ versions: Version[]; title?: string | undefined }>()
  const versions = found?.versions
  const title = useEntryName()({ entry, title: found?.title })
  const [open, setOpen] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    setFound(undefined)
    call('history', { entry })
      .then((answer) => isCurrent && setFound(answer))
      .catch(() => isCurrent && setFound({ versions: [] }))
    return () => {
      isCurrent = false
    }
  }, [entry])

  return (
    <section className="history-pane" aria-label={t('history.title', { title })}>
      <WindowTitle names={[t('history.title', { title }), t('room.publish')]} />
      <header>
        <h2>{t('history.title', { title })}</h2>
        <Button className="quiet-button" onPress={close}>
          {t('history.close')}
        </Button>
      </header>
      {versions?.length === 0 && <p className="quiet">{t('history.none')}</p>}
      <ol>
        {versions?.map(({ id, by, at, message }) => (
          <li key={id}>
            <Button className="version" aria-expanded={open === id} onPress={() => setOpen(open === id ? undefined : id)}>
              <span>
                {id === 'oldest' ? t('history.oldest') : t('publish.by', { who: by || t('history.unknown'), moment: moment(at) })}
              </span>
              <span className="quiet">{message}</span>
            </Button>
            {open === id && <OpenVersion {...{ entry, id, perform }} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

type OpenVersionProps = Pick<HistoryPaneProps, 'entry' | 'perform'> & { id: string }

function OpenVersion({ entry, id, perform }: OpenVersionProps) {
  const { t, moment } = useWords()
  const may = useMay()
  const { found, failure, look } = useDifference(entry, id)

  function restore() {
    let restored: ResultOf<'historyRestore'> = { conflict: [] }
    return perform({
      said: t('history.restored'),
      run: async () => {
        restored = await call('historyRestore', { entry, id, drafts: (found?.drafts ?? []).map(seenOf) })
        if ('conflict' in restored) await look()
        return restored
      },
      undo: async () => ('conflict' in restored ? restored : bringBack(restored.files, restored.discarded)),
    })
  }

  if (failure) return <p role="alert">{failure}</p>
  if (!found) return <p role="status">{t('list.loading')}</p>
  const { files, drafts } = found
  const nameOf = (file: string) => {
    if (!file.endsWith('.yaml')) return file.slice(entry.length + 1)
    const language = kindOfFile(file)?.language
    return language ? languageEntry(language).name : t('form.facts')
  }
  if (files.length === 0) return <p className="quiet">{t('history.now')}</p>
  return (
    <div className="version-open">
      {files.map(({ file, state, fields, isLost }) => (
        <div key={file} className="draft-file">
          <p>
            {nameOf(file)} <span className="quiet">{t(`publish.state.${state}`)}</span>
          </p>
          {isLost && <p className="alarming">{t('history.lost')}</p>}
          <Differences {...{ file, fields }} />
        </div>
      ))}
      {drafts.length > 0 && may('historyRestore') && (
        <div className="alarming">
          <p>{t('history.inTheWay', { names: [...new Set(drafts.map(({ by }) => by))].join(t('field.separator')) })}</p>
          <ul>
            {drafts.map(({ file, at }) => (
              <li key={file}>
                <a className="link" href={`#/write/${file}`}>
                  {nameOf(file)}
                </a>{' '}
                {moment(at)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {may('historyRestore') && (
        <Button className="button secondary" onPress={() => void restore()}>
          {t('history.restore')}
        </Button>
      )}
    </div>
  )
}

type Difference = ResultOf<'historyDifference'>

const seenOf = ({ file, version }: Difference['drafts'][number]) => ({ file, version })

/** What a version changes, and the drafts in its way. `look` asks again. */
function useDifference(entry: string, id: string) {
  const { t } = useWords()
  const [found, setFound] = useState<Difference>()
  const [failure, setFailure] = useState<string>()
  const look = useCallback(async () => {
    try {
      setFound(await call('historyDifference', { entry, id }))
    } catch (error) {
      setFailure(failureText(error, t))
    }
  }, [entry, id, t])
  useEffect(() => void look(), [look])
  return { found, failure, look }
}
