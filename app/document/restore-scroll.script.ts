import { scrollPositionsKey } from './scroll-position.ts'

// Restores the scroll position of a reloaded page before its scripts run. In the HTML at the end of the page.
let { state } = history
if (!state?.key) {
  state = { key: Math.random().toString(32).slice(2) }
  history.replaceState(state, '')
}
try {
  const y = JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? '{}')[state.key]
  if (typeof y === 'number') scrollTo(0, y)
} catch {
  sessionStorage.removeItem(scrollPositionsKey)
}
