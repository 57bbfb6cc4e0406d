import type { RefObject } from 'react'
import { Input, Label, SearchField } from 'react-aria-components'

type SearchBoxProps = {
  label: string
  hint: string
  words: string
  setWords: (words: string) => void
  /** The key `/` leads to it. */
  search: RefObject<HTMLInputElement | null>
}

export function SearchBox({ label, hint, words, setWords, search }: SearchBoxProps) {
  return (
    <SearchField className="search" value={words} onChange={setWords}>
      <Label className="hidden-label">{label}</Label>
      <Input ref={search} placeholder={hint} autoComplete="off" spellCheck="false" />
      <kbd>/</kbd>
    </SearchField>
  )
}

export function Notice({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="notice" role="alert">
      {text}
    </p>
  )
}
