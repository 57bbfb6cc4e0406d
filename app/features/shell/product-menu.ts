import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '#app/i18n/language.tsx'
import { urls } from '#app/urls.ts'
import type { CategoryNumber } from '#contract/categories.ts'
import type { ProductCard, Text } from '#contract/views.ts'

/** What the menu of products shows, by category: just enough for names and small pictures. */
export type MenuProduct = Pick<ProductCard, 'code' | 'title' | 'picture' | 'isOutside' | 'category'>
export type MenuSeries = { id: string; name: Text; title: Text; products: MenuProduct[] }
export type MenuCategory = { number: CategoryNumber; series: MenuSeries[] }
export type ProductMenu = { categories: MenuCategory[] }

export type ProductMenuState = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; menu: ProductMenu }

const timeoutMs = 30_000

/** The menu's products, fetched when `load` is first called; after a failure a further call tries again. */
export function useProductMenu() {
  const { language } = useLanguage()
  const [state, setState] = useState<ProductMenuState>({ kind: 'idle' })
  const request = useEffectEvent(async () => {
    try {
      const response = await fetch(urls.productMenu(language), { signal: AbortSignal.timeout(timeoutMs) })
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
