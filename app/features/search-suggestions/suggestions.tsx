import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useId } from '#app/ui/use-id.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { type FetchSuggestions, useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = { input: RefObject<HTMLInputElement | null>; fetchSuggestions: FetchSuggestions }

/**
 * Turns a search field into a combobox: arrow keys move through the list below it while the focus stays in the field (ARIA's combobox with listbox).
 * Enter without an active option submits the form, as without JavaScript.
 */
export function Suggestions({ input, fetchSuggestions }: SuggestionsProps) {
  const id = useId()
  const { answer, forget } = useSuggestions(input, fetchSuggestions)
  // A new answer is a new list, with no active option.
  const [choice, setChoice] = useState({ answer, index: -1 })
  const active = choice.answer === answer ? choice.index : -1
  const setActive = (index: number) => setChoice({ answer, index })
  const count = answer && answer.total > 0 ? answer.data.length + 1 : 0
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    const field = input.current
    if (!field) return
    field.role = 'combobox'
    field.ariaAutoComplete = 'list'
    field.setAttribute('aria-controls', id)
    field.ariaExpanded = String(count > 0)
    if (active >= 0) field.setAttribute('aria-activedescendant', `${id}-${active}`)
    else field.removeAttribute('aria-activedescendant')
  }, [input, id, count, active])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || count === 0) return
    const places = count + 1
    if (event.key === 'ArrowDown') setActive(((active + 2) % places) - 1)
    else if (event.key === 'ArrowUp') setActive(((active + places) % places) - 1)
    else if (event.key === 'Escape') forget()
    else if (event.key === 'Enter' && active >= 0) document.getElementById(optionId(active))?.click()
    else return
    event.preventDefault()
  })
  const onLeave = useEffectEvent(forget)

  useEffect(() => {
    const field = input.current
    if (!field) return
    const key = (event: KeyboardEvent) => onKey(event)
    const leave = () => onLeave()
    field.addEventListener('keydown', key)
    field.addEventListener('blur', leave)
    return () => {
      field.removeEventListener('keydown', key)
      field.removeEventListener('blur', leave)
    }
  }, [input])

  function choose() {
    const field = input.current
    if (field) field.value = ''
    forget()
    field?.blur()
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {answer?.message}
      </p>
      {answer && (
        <SuggestionList
          {...{ id, answer, active, optionId }}
          label={input.current?.labels?.[0]?.textContent ?? ''}
          onChoose={choose}
        />
      )}
    </>
  )
}
