import { useMessages } from '#app/language/messages.ts'
import { useRootData } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { showToast } from '#app/ui/feedback/announcements.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { linkIcon, shareIcon } from '#app/ui/pictures/icons.ts'

/** Shares the canonical URL of the page (G14): through the device's share menu, if it has one, or by copying. */
export function ShareButtons({ title, path }: { title: string; path: string }) {
  const t = useMessages('common')
  const origin = useRootData()?.origin ?? ''
  const canShare = useHydrated() && 'share' in navigator
  const url = origin + path

  async function share() {
    // Also rejects if the visitor cancels, which needs no message.
    await navigator.share({ title, url }).catch(() => {})
  }

  async function copy() {
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    showToast(copied ? t('share.copied') : t('share.notCopied', { url }))
  }

  return (
    <>
      {canShare && (
        <Button look="plain" className="needs-script" onClick={share}>
          <Icon path={shareIcon} size={18} />
          {t('share.share')}
        </Button>
      )}
      <Button look="plain" className="needs-script" onClick={copy}>
        <Icon path={linkIcon} size={18} />
        {t('share.copy')}
      </Button>
    </>
  )
}
