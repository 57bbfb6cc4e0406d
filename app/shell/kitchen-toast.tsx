import { useEffect } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { Toast, useToast } from '#app/ui/toast.tsx'

/** What the hearts of any page have to say. Outside of the header, whose live region is that of the search. */
export function KitchenToast() {
  const { t } = useLanguage()
  const { message, show } = useToast()

  useEffect(() => {
    const say = (event: Event) => event instanceof CustomEvent && show(t(event.detail))
    addEventListener('kitchensays', say)
    return () => removeEventListener('kitchensays', say)
  }, [show, t])

  return <Toast message={message} />
}
