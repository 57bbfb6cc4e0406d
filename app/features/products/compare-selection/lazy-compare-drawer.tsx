import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import { useLazyComponent } from '#app/ui/hooks/use-lazy-component.ts'
import { compareUrl } from '#contract/pages/urls.ts'
import type { CompareDrawerProps } from './compare-drawer.tsx'
import { useSelection } from './use-selection.ts'

const importDrawer = async () => (await import('./compare-drawer.tsx')).CompareDrawer

/** Loads the drawer's code early, when a visitor is about to open it. If that fails, opening tries again. */
export const preloadCompareDrawer = () => void importDrawer().catch(() => undefined)

/** The compare drawer, whose code is loaded when it is first opened. If that fails, visitors are taken to the comparison, where they can remove products too. */
export function LazyCompareDrawer(props: CompareDrawerProps) {
  const { open, onClose, category } = props
  const { language } = useLanguage()
  const navigate = useNavigate()
  const selection = useSelection(category)
  const { load, state } = useLazyComponent(importDrawer)
  const hasFailed = open && state.kind === 'failed'

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each opening.
  useEffect(() => {
    if (open) load()
  }, [open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure.
  useEffect(() => {
    if (!hasFailed) return
    onClose()
    const ids = selection.map(({ id }) => id)
    navigate(compareUrl(language, ids, category))
  }, [hasFailed])

  return state.kind === 'ready' && <state.Component {...props} />
}
