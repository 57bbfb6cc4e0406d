import { useEffect } from 'react'
import type { Root } from 'react-dom/client'
import { Toast, useToast } from '#app/ui/toast.tsx'
import { languageNames } from '#contract/languages.ts'
import { storageRefused } from '#i18n/storage-refused.ts'
import { createRoot } from './create-root.client.ts'

let root: Root | undefined
let times = 0

/** Says on any page that the browser keeps nothing. Beside the page, so that no page loads a toast for it. */
export function sayRefused() {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  times += 1
  root.render(<RefusedToast times={times} />)
}

function RefusedToast({ times }: { times: number }) {
  const { message, show } = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is said again.
  useEffect(() => {
    const language = languageNames.find((name) => name === document.documentElement.lang)
    show(storageRefused[language ?? 'en'])
  }, [times, show])
  return <Toast message={message} />
}
