import { useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from '#app/browser/after-paint.ts'
import { readData } from '#app/browser/read-data.ts'
import { useLanguage } from '#app/language/language.tsx'
import type { ProductMenu } from '#contract/fetched/product-menu.ts'
import { pageUrl } from '#contract/pages/urls.ts'

export type ProductMenuState = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; menu: ProductMenu }

const loadSchema = async () => (await import('#contract/fetched/product-menu.ts')).ProductMenu

/** The menu's products, fetched on the first call of `load` to keep pages light. After a failure, `retry` requests them again. */
export function useProductMenu() {
  const { language } = useLanguage()
  const [state, setState] = useState<ProductMenuState>({ kind: 'idle' })
  const request = useEffectEvent(async () => {
    try {
      setState({ kind: 'ready', menu: await readData(pageUrl(language, 'productMenu'), loadSchema()) })
    } catch {
      setState({ kind: 'failed' })
    }
  })

  useEffect(() => {
    if (state.kind === 'loading') void request()
  }, [state.kind])

  /** Idempotent: may be called on every hover. It renders the whole header, and the response to the press comes first. */
  async function load() {
    await afterPaint()
    setState((now) => (now.kind === 'idle' ? { kind: 'loading' } : now))
  }
  const retry = () => setState({ kind: 'loading' })
  return { state, load, retry }
}
export type ProductMenuSource = ReturnType<typeof useProductMenu>
