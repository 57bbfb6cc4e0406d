import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '#app/i18n/language.tsx'
import { urls } from '#app/urls.ts'
import type { Language } from '#contract/languages.ts'
import type { ProductMenu } from './product-menu.ts'

type Views = typeof import('./product-menu-views.tsx')

export type ProductMenuState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  /** Browsers remember that a piece of code failed: only a new page asks for it again. */
  | { kind: 'failed'; mendedBy: 'request' | 'reload' }
  | { kind: 'ready'; menu: ProductMenu; views: Views }

const dataTimeoutMs = 30_000
const chunkTimeoutMs = 120_000

/** The menu's products and the code that shows them, both fetched when `load` is first called: no page carries their weight. */
export function useProductMenu() {
  const { language } = useLanguage()
  const [state, setState] = useState<ProductMenuState>({ kind: 'idle' })
  const request = useEffectEvent(async () => setState(await fetchMenu(language)))

  useEffect(() => {
    if (state.kind === 'loading') void request()
  }, [state.kind])

  /** Safe to call as often as the visitor comes near. */
  const load = () => setState((now) => (now.kind === 'idle' ? { kind: 'loading' } : now))
  const retry = () => {
    if (state.kind === 'failed' && state.mendedBy === 'reload') location.reload()
    else setState({ kind: 'loading' })
  }
  return { state, load, retry }
}
export type ProductMenuSource = ReturnType<typeof useProductMenu>

async function fetchMenu(language: Language): Promise<ProductMenuState> {
  const [products, code] = await Promise.allSettled([fetchProducts(language), fetchCode()])
  if (code.status === 'rejected') return { kind: 'failed', mendedBy: 'reload' }
  if (products.status === 'rejected') return { kind: 'failed', mendedBy: 'request' }
  return { kind: 'ready', menu: products.value, views: code.value }
}

async function fetchProducts(language: Language): Promise<ProductMenu> {
  const response = await fetch(urls.productMenu(language), { signal: AbortSignal.timeout(dataTimeoutMs) })
  if (!response.ok) throw new Error(`The product menu answered ${response.status}`)
  return response.json()
}

async function fetchCode(): Promise<Views> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, chunkTimeoutMs, new Error('The code of the product menu did not come'))
  try {
    return await Promise.race([import('./product-menu-views.tsx'), timeout])
  } finally {
    clearTimeout(timer)
  }
}
