import { type MouseEvent, useState } from 'react'
import type { OwnedModel } from '#app/browser/kitchen/keep-owned.ts'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Onward, onwardClass } from '#app/ui/link.tsx'
import { pageUrl } from '#contract/pages/urls.ts'

/** Adds an appliance to the shelf "At home" of My kitchen, then links to it. The store is loaded on the press. */
export function KeepAtHome({ appliance, label }: { appliance: OwnedModel; label: string }) {
  const { language, t } = useLanguage()
  const [state, setState] = useState<'idle' | 'kept' | 'failed'>('idle')

  const keep = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const page = currentTarget.closest('main')
    const picture = page?.querySelector<HTMLImageElement>('header img')
    // A number that was typed to check it against a notice is that of this appliance.
    const serial = appliance.serial ?? page?.querySelector<HTMLInputElement>('input[name=serial]')?.value
    try {
      const { keepOwned } = await import('#app/browser/kitchen/keep-owned.ts')
      await keepOwned({ ...appliance, ...(serial && { serial }) }, { language, picture })
      setState('kept')
    } catch (error) {
      // If the browser refuses storage, the store says so.
      if (!(error instanceof DOMException)) setState('failed')
    }
  }

  return (
    <span role="status" className="needs-script">
      {state === 'kept' ? (
        <Link to={`${pageUrl(language, 'myKitchen')}#at-home`} className={onwardClass}>
          <Onward>{t('owned.open')}</Onward>
        </Link>
      ) : (
        <Button look="plain" onClick={(event) => void keep(event)}>
          {label}
        </Button>
      )}
      {state === 'failed' && t('owned.failed')}
    </span>
  )
}
