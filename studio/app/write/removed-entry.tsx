import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { entryOf } from '#contract/content/entry-of.ts'
import type { ContentFault } from '#studio/wire/entries.ts'
import type { FileVersion } from '#studio/wire/forms.ts'
import type { Seen } from '#studio/wire/write.ts'
import { call } from '../call.ts'
import { failureText } from '../inbox/use-inbox.ts'
import { usePlaceNames } from '../labels/use-labels.ts'
import { useWords } from '../language.tsx'
import { useMay } from '../me.tsx'
import { BlankNote } from '../ui/blank-note.tsx'
import { CheckAgain } from '../ui/check-again.tsx'
import { hashOfField } from './write-place.ts'

type Removal = { seen: readonly Seen[]; draft: NonNullable<FileVersion['draft']> }

/** An entry that a draft removes: who removed it, what still names it, and the way back. `otherwise`: if there is no such draft. */
export function RemovedEntry({ file, otherwise, onBack }: { file: string; otherwise: string; onBack: () => void }) {
  const { t, moment, faultText } = useWords()
  const may = useMay()
  const removal = useRemoval(file)
  const [failure, setFailure] = useState<string>()
  const { naming, hasFailed, again } = useNaming(file, removal !== undefined)
  const nameOf = usePlaceNames((naming ?? []).map(({ file: other, path }) => ({ file: other, field: path.join('.') })))
  if (!removal)
    return (
      <div className="write-empty">
        <BlankNote text={otherwise} way={{ label: t('entries.title'), href: '#/write' }} />
      </div>
    )
  async function bringBack() {
    setFailure(undefined)
    try {
      const answer = await call('draftDiscard', { seen: [...(removal?.seen ?? [])] })
      if ('conflict' in answer) setFailure(t('fault.notDone'))
      else onBack()
    } catch (error) {
      setFailure(failureText(error, t))
    }
  }
  return (
    <section className="write-removed">
      <h2>{t('removed.title')}</h2>
      <p>{t('removed.by', { name: removal.draft.by, at: moment(removal.draft.at) })}</p>
      {may('draftDiscard') && (
        <Button className="button secondary" onPress={() => void bringBack()}>
          {t('removed.back')}
        </Button>
      )}
      <p role="alert" className="alarming">
        {failure}
      </p>
      <div role="status">
        {naming === undefined ? (
          !hasFailed && <p>{t('entries.checking')}</p>
        ) : (
          <p className={naming.length > 0 ? 'alarming' : undefined}>{t('removed.named', { count: naming.length })}</p>
        )}
      </div>
      {hasFailed && <CheckAgain again={again} />}
      <ul>
        {naming?.map(({ file: other, path, message }) => (
          <li key={`${other} ${path.join('.')} ${message}`}>
            <a href={hashOfField({ file: other, path })}>{placeText(nameOf({ file: other, field: path.join('.') }))}</a>
            {t('field.colon')}
            {faultText(message)}
          </li>
        ))}
      </ul>
    </section>
  )
}

const placeText = ({ entry, field }: { entry: string; field: string }) => (field === '' ? entry : `${entry} › ${field}`)

function useRemoval(file: string): Removal | undefined {
  const [removal, setRemoval] = useState<Removal>()
  useEffect(() => {
    let isCurrent = true
    call('entryVersions', { file })
      .then(({ files }) => {
        const removed = files.filter(({ version }) => version === 'removed')
        const draft = removed.find((one) => one.draft)?.draft
        if (isCurrent && draft) setRemoval({ seen: removed.map(({ file, version }) => ({ file, version })), draft })
      })
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [file])
  return removal
}

/** Faults of other entries that name this one. */
function useNaming(file: string, isRemoved: boolean) {
  const [naming, setNaming] = useState<readonly ContentFault[]>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round looks again.
  useEffect(() => {
    if (!isRemoved) return
    let isCurrent = true
    const id = entryOf(file).split('/').at(-1) ?? file
    const isNamed = new RegExp(`(?<![a-z0-9-])${id}(?![a-z0-9-])`, 'i')
    setFailed(false)
    const look = async () => {
      try {
        const { faults } = await call('faults', {})
        if (isCurrent) setNaming(faults.filter(({ message }) => isNamed.test(message)))
      } catch {
        if (isCurrent) setFailed(true)
      }
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [file, isRemoved, round])
  return { naming, hasFailed, again: () => setRound((before) => before + 1) }
}
