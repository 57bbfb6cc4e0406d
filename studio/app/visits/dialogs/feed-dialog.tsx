import { useEffect, useState } from 'react'
import { Button, Input, Label, TextField } from 'react-aria-components'
import { call } from '#studio/app/call.ts'
import { useWords } from '#studio/app/language.tsx'
import { DoneFoot, TitledDialog } from '#studio/app/ui/titled-dialog.tsx'
import type { Place } from '#studio/wire/visits.ts'
import { usePlaceName } from '../use-place-name.ts'

type FeedDialogProps = {
  place: Place
  close: () => void
  attempt: (run: () => Promise<unknown>) => Promise<boolean>
  say: (text: string) => void
}

/** The secret address at which Outlook and Google Calendar find the visits of a place. */
export function FeedDialog({ place, close, attempt, say }: FeedDialogProps) {
  const { t } = useWords()
  const placeName = usePlaceName()
  const [address, setAddress] = useState<string | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog opens.
  useEffect(() => {
    void attempt(async () => setAddress((await call('visitFeed', { place: place.id })).address))
  }, [])

  async function renew() {
    const isRenewed = await attempt(async () => setAddress((await call('visitFeedRenew', { place: place.id })).address))
    if (isRenewed) say(t('done.feedRenewed'))
  }

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(address ?? '').then(
      () => true,
      () => false,
    )
    if (isCopied) say(t('feed.copied'))
  }

  return (
    <TitledDialog title={t('feed.title', { place: placeName(place) })} close={close}>
      <p>{t('feed.help')}</p>
      {address === null && (
        <>
          <p className="quiet">{t('feed.none')}</p>
          <Button className="button primary" onPress={() => void renew()}>
            {t('feed.make')}
          </Button>
        </>
      )}
      {typeof address === 'string' && (
        <>
          <div className="feed-address">
            <TextField className="field" value={address} isReadOnly>
              <Label>{t('feed.address')}</Label>
              <Input spellCheck="false" onFocus={({ currentTarget }) => currentTarget.select()} />
            </TextField>
            <Button className="button secondary" onPress={() => void copy()}>
              {t('feed.copy')}
            </Button>
          </div>
          <div>
            <Button className="link" onPress={() => void renew()}>
              {t('feed.renew')}
            </Button>
            <p className="quiet">{t('feed.renewHelp')}</p>
          </div>
        </>
      )}
      <DoneFoot close={close} />
    </TitledDialog>
  )
}
