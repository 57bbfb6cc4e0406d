import { useEffect, useRef } from 'react'
import { browserStorage } from './browser-storage.ts'

export type Shortcuts = Readonly<Record<string, () => void>>

const typing = 'input:not([type=checkbox]), textarea, [contenteditable]'
const storageKey = 'studio-single-keys'

/** Single keys can be turned off, for people who dictate (WCAG 2.1.4). */
export const singleKeys = {
  isOn: () => browserStorage.read(storageKey) !== 'off',
  set: (isOn: boolean) => browserStorage.write(storageKey, isOn ? 'on' : 'off'),
}

/** Single keys that act anywhere but in a text field or a dialog. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || event.isComposing || !singleKeys.isOn()) return
      if (target instanceof Element && target.closest(typing)) return
      if (document.querySelector('.overlay, [role=menu]')) return
      const shortcut = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined
      if (!shortcut) return
      // The list would look for an entry that begins with this letter.
      event.preventDefault()
      event.stopPropagation()
      shortcut()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
