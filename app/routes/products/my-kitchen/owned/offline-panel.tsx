import { useState } from 'react'
import { fileSize } from '#app/features/products/documents/file-facts.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { announce } from '#app/ui/feedback/announcements.ts'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import styles from './offline-panel.module.css'
import owned from './owned.module.css'
import type { Offline } from './use-offline.ts'

/** Size and place of the offline cache, and a button that deletes it and unregisters the service worker. */
export function OfflinePanel({ offline, isSaving }: { offline: Offline; isSaving: boolean }) {
  const { number } = useLanguage()
  const t = useMessages('at-home')
  const [forgotten, setForgotten] = useState(false)
  const focusNext = useNextFocus()
  const { bytes, forget } = offline
  async function forgetAll() {
    await forget()
    setForgotten(true)
    announce(t('atHome.forgotten'))
    focusNext(() => document.querySelector<HTMLElement>('#kitchen-file'))
  }

  return (
    <div>
      {isSaving && bytes !== undefined && (
        <section aria-labelledby="kept-offline" className={`screen-only ${styles.offline}`}>
          <div>
            <h3 id="kept-offline" className="item-heading">
              {t('atHome.offline')}
            </h3>
            <p className={owned.aside}>{t('atHome.offlineText', { size: fileSize(bytes, number) })}</p>
          </div>
          <Button look="secondary" onClick={() => void forgetAll()}>
            {t('atHome.forget')}
          </Button>
        </section>
      )}
      {!isSaving && forgotten && <p className={owned.aside}>{t('atHome.forgotten')}</p>}
    </div>
  )
}
