import { useEffect } from 'react'
import { onRefused } from '#app/browser/kitchen/kitchen-mirror.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Toast, useToast } from '#app/ui/toast.tsx'

/** Says that the browser kept nothing: now, because that is why this was loaded, and each time after. */
export function RefusedNotice() {
  const { t } = useLanguage()
  const { message, show } = useToast()
  const text = t('heart.refused')

  useEffect(() => {
    show(text)
    return onRefused(() => show(text))
  }, [show, text])

  return <Toast message={message} />
}
