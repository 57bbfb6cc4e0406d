import { useState } from 'react'
import { fileSize } from '#app/features/documents/file-facts.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import atHome from './at-home.module.css'
import styles from './offline-panel.module.css'
import type { Offline } from './use-offline.ts'

/** How much is kept offline, where, and a button that removes all of it with the service worker. */
export function OfflinePanel({ offline, isKeeping }: { offline: Offline; isKeeping: boolean }) {
  const { t, number } = useLanguage()
  const [forgotten, setForgotten] = useState(false)
  const { bytes, forget } = offline

  async function forgetAll() {
    await forget()
    setForgotten(true)
  }

  return (
    <div role="status">
      {isKeeping && bytes !== undefined && (
        <section aria-labelledby="kept-offline" className={`screen-only ${styles.offline}`}>
          <div>
            <h3 id="kept-offline" className="item-heading">
              {t('atHome.offline')}
            </h3>
            <p className={atHome.aside}>{t('atHome.offlineText', { size: fileSize(bytes, number) })}</p>
          </div>
          <Button look="secondary" onClick={() => void forgetAll()}>
            {t('atHome.forget')}
          </Button>
        </section>
      )}
      {!isKeeping && forgotten && <p className={atHome.aside}>{t('atHome.forgotten')}</p>}
    </div>
  )
}
