import { useEffect, useRef } from 'react'

/**
 * For the field of a search in the URL: `ref` and `defaultValue` of the field, and `sent` for the `onSubmit` of its form. The field follows the URL, but never
 * replaces what somebody types while results are loading.
 */
export function useTextOfUrl(text: string) {
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(text)

  useEffect(() => {
    if (field.current?.value === last.current) field.current.value = text
    last.current = text
  }, [text])

  const sent = () => {
    last.current = field.current?.value ?? ''
  }
  return { field: { ref: field, defaultValue: text }, sent }
}
