import { type RefObject, useRef, useState } from 'react'
import type { OwnedModel } from '#app/browser/kitchen/add-owned-model.ts'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { announce } from '#app/ui/feedback/announcements.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import { pageUrl } from '#contract/pages/urls.ts'

type AddOwnedButtonProps = {
  appliance: OwnedModel
  label: string
  /** The picture that the page shows of it, if any. */
  picture?: RefObject<HTMLImageElement | null>
  /** A field of the page for its serial number, which may be filled in. */
  serialField?: RefObject<HTMLInputElement | null>
}

/** Adds an appliance to the shelf "At home" of My kitchen, then links to it. The store is loaded on the press. */
export function AddOwnedButton({ appliance, label, picture, serialField }: AddOwnedButtonProps) {
  const { language } = useLanguage()
  const t = useMessages('registration')
  const [state, setState] = useState<'idle' | 'added' | 'failed'>('idle')
  const link = useRef<HTMLAnchorElement>(null)
  const focusNext = useNextFocus()
  const add = async () => {
    const serial = appliance.serial ?? serialField?.current?.value
    try {
      const { addOwnedModel } = await import('#app/browser/kitchen/add-owned-model.ts')
      await addOwnedModel({ ...appliance, ...(serial && { serial }) }, { language, picture: picture?.current })
      setState('added')
      announce(t('owned.added', { code: appliance.code }))
      focusNext(() => link.current)
    } catch (error) {
      // If the browser refuses storage, the store says so.
      if (error instanceof DOMException) return
      setState('failed')
      announce(t('owned.failed'))
    }
  }

  return (
    <span className="needs-script">
      {state === 'added' ? (
        <Link ref={link} to={`${pageUrl(language, 'myKitchen')}#at-home`} className={onwardClass}>
          <Onward>{t('owned.open')}</Onward>
        </Link>
      ) : (
        <Button look="plain" onClick={() => void add()}>
          {label}
        </Button>
      )}
      {state === 'failed' && <ChangingText>{t('owned.failed')}</ChangingText>}
    </span>
  )
}
