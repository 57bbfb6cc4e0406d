import { type RefObject, useEffect, useRef } from 'react'

/** What takes back its own letters: the Markdown editor, and text fields outside of the form. */
const others = '[contenteditable=true], input, textarea, [role=dialog]'

/** Ctrl+Z, or Cmd+Z, wherever the focus is. */
export function useUndoKey(form: RefObject<HTMLElement | null>, undo: () => void) {
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { ctrlKey, metaKey, shiftKey, key, target } = event
      if (!(ctrlKey || metaKey) || shiftKey || key.toLowerCase() !== 'z' || !(target instanceof Element)) return
      const isInForm = form.current?.contains(target) === true
      if (target.closest(isInForm ? '[contenteditable=true]' : others)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}
