import { useRef, useState } from 'react'
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { SuggestionPopover } from '#studio/app/ui/suggestion-popover.tsx'

type AssignFieldProps = {
  assignee: string | null
  me: string
  assignees: readonly string[]
  assign: (name: string | null) => void
}

/** Who answers: a name that was used before, or any other. */
export function AssignField({ assignee, me, assignees, assign }: AssignFieldProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState(assignee ?? '')
  const names = [...new Set([me, ...assignees].filter(Boolean))].map((name) => ({ name }))
  const sent = useRef(assignee)
  const commit = (name: string) => {
    const chosen = name.trim() || null
    if (chosen === sent.current) return
    sent.current = chosen
    assign(chosen)
  }
  return (
    <div className="assign">
      <ComboBox
        className="field"
        data-assign
        allowsCustomValue
        menuTrigger="focus"
        defaultItems={names}
        inputValue={typed}
        onInputChange={setTyped}
        onSelectionChange={(key) => key !== null && commit(String(key))}
        onBlur={() => commit(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(assignee ?? '')
          // A name that is not in the list.
          const isOnName = event.currentTarget.hasAttribute('aria-activedescendant')
          if (event.key === 'Enter' && !isOnName) commit(typed)
        }}
      >
        <Label>{t('assign')}</Label>
        <Input placeholder={t('assign.nobody')} autoComplete="off" spellCheck="false" />
        <SuggestionPopover>
          <ListBox<{ name: string }> className="menu">{({ name }) => <ListBoxItem id={name}>{name}</ListBoxItem>}</ListBox>
        </SuggestionPopover>
      </ComboBox>
      {me !== '' && assignee !== me && (
        <Button className="link" onPress={() => assign(me)}>
          {t('assign.me')} <kbd>m</kbd>
        </Button>
      )}
    </div>
  )
}
