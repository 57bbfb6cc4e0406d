import { useState } from 'react'
import { Button } from 'react-aria-components'
import { entryOf } from '#contract/content/entry-of.ts'
import type { LabelledFault } from '#studio/wire/publish.ts'
import { call } from '../call.ts'
import { failureText } from '../inbox/use-inbox.ts'
import { useWords } from '../language.tsx'
import { useDraftSession, useSessionPart } from '../write/session/session-context.tsx'
import { FaultList } from './fault-list.tsx'

type Said = { text: string; isAlarming: boolean }

/**
 * Publishes a safety notice from its form, without a look into the publish room. Only this entry goes, so no fault anywhere else keeps it
 * back.
 */
export function PublishNotice({ file }: { file: string }) {
  const { t } = useWords()
  const session = useDraftSession()
  const isDraft = useSessionPart(({ form }) => form.files.some(({ draft }) => draft))
  const isSaving = useSessionPart(({ saving }) => saving.state === 'saving')
  const [isPublishing, setPublishing] = useState(false)
  const [said, setSaid] = useState<Said>()
  const [faults, setFaults] = useState<readonly LabelledFault[]>([])

  async function publish() {
    setSaid(undefined)
    setFaults([])
    // The message about saving is beside the button.
    if (!(await session.saved())) return
    const { drafts } = await call('drafts', {})
    const own = drafts.filter((draft) => entryOf(draft.file) === entryOf(file))
    const shown = new Map(session.read().form.files.map((one) => [one.file, one.version]))
    if (own.some((draft) => shown.get(draft.file) !== draft.version)) {
      void session.look()
      return setSaid({ text: t('publish.refused.changed'), isAlarming: true })
    }
    const outcome = await call('publishNow', { chosen: own.map(({ file, version }) => ({ file, version })) })
    if ('refused' in outcome) {
      if (outcome.refused === 'faults') return setFaults(outcome.faults)
      return setSaid({ text: t(`publish.refused.${outcome.refused}`), isAlarming: true })
    }
    void session.look()
    const { commit, push } = outcome.git
    if (commit === 'failed') return setSaid({ text: t('publish.git.failed'), isAlarming: true })
    if (push === 'rejected' || push === 'failed') return setSaid({ text: t(`publish.push.${push}`), isAlarming: true })
    setSaid({ text: t('publish.notice.done'), isAlarming: false })
  }

  async function press() {
    setPublishing(true)
    await publish().catch((error: unknown) => setSaid({ text: failureText(error, t), isAlarming: true }))
    setPublishing(false)
  }

  return (
    <div className="publish-notice">
      {(isDraft || isSaving) && (
        <Button className="button primary" isPending={isPublishing} onPress={() => void press()}>
          {t('publish.notice')}
        </Button>
      )}
      <p role="status" className={said?.isAlarming ? 'alarming' : ''}>
        {isPublishing ? t('publish.notice.checking') : said?.text}
      </p>
      {faults.length > 0 && <FaultList faults={faults} />}
    </div>
  )
}
