import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { ProductMenu } from './product-menu.ts'

export type ProductMenuState = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; menu: ProductMenu }

const timeoutMs = 30_000

/** The menu's products, fetched when `load` is first called: no page carries their weight. After a failure, `retry` asks again. */
export function useProductMenu() {
  const { language } = useLanguage()
  const [state, setState] = useState<ProductMenuState>({ kind: 'idle' })
  const request = useEffectEvent(async () => {
    try {
      const response = await fetch(pageUrl(language, 'productMenu'), { signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`The product menu answered ${response.status}`)
      setState({ kind: 'ready', menu: await response.json() })
    } catch {
      setState({ kind: 'failed' })
    }
  })

  useEffect(() => {
    if (state.kind === 'loading') void request()
  }, [state.kind])

  /** Safe to call as often as the visitor comes near. */
  const load = () => setState((now) => (now.kind === 'idle' ? { kind: 'loading' } : now))
  const retry = () => setState({ kind: 'loading' })
  return { state, load, retry }
}
export type ProductMenuSource = ReturnType<typeof useProductMenu>
