import { useEffect, useState } from 'react'
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Text } from 'react-aria-components'
import { call } from '#studio/app/call.ts'
import { useWords } from '#studio/app/language.tsx'
import { SuggestionPopover } from '#studio/app/ui/suggestion-popover.tsx'
import type { Reference } from '#studio/wire/forms.ts'
import { useSessionPart } from '../session/session-context.tsx'
import { describedBy, FieldFrame } from './field-frame.tsx'
import { type FieldProps, useField } from './use-field.ts'

/** Names another entry: found by code, id or title. Anything else can be typed, and the check says if there is no such entry. */
export function ReferenceField(props: FieldProps<'reference'>) {
  const { field, at } = props
  const { value, faults, label, help, change } = useField(props)
  const { t } = useWords()
  const chosen = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState<string>()
  const entryCategory = useSessionPart(({ form }) => (['category', 'care', 'faq'].includes(form.kind) ? form.id : undefined))
  const category = field.category ?? (field.to === 'parameter' ? entryCategory : undefined)
  const found = useReferences({ to: field.to, query: typed ?? '', category }, typed !== undefined)
  const name = useReferences({ to: field.to, query: chosen, category }, chosen !== '').find((one) => one.value === chosen)?.label

  function commit(next: string) {
    setTyped(undefined)
    if (next !== chosen) change(next === '' ? (field.isOptional ? undefined : '') : next)
  }
  return (
    <FieldFrame {...{ at, faults, help }} kind="reference">
      <ComboBox
        className="field write-reference"
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="input"
        items={found.map(({ value: id, label: text }) => ({ id, text }))}
        inputValue={typed ?? chosen}
        isInvalid={faults !== ''}
        aria-describedby={describedBy(at, help)}
        onInputChange={setTyped}
        onSelectionChange={(key) => key !== null && commit(String(key))}
        onOpenChange={(isOpen) => isOpen && setTyped((before) => before ?? '')}
        onBlur={() => typed !== undefined && commit(typed.trim())}
        defaultFilter={() => true}
      >
        <Label>
          {label} {field.isOptional && <span className="write-optional">{t('form.optional')}</span>}
        </Label>
        <div className="write-reference-input">
          <Input autoComplete="off" spellCheck="false" placeholder={t('form.search')} />
          <Button className="quiet-button">▾</Button>
        </div>
        {/* It always takes its line, so that nothing below it moves as the field is left. */}
        <p className="write-reference-name">{name}</p>
        <SuggestionPopover>
          <ListBox<{ id: string; text: string }> className="menu" renderEmptyState={() => t('form.noMatch')}>
            {({ id, text }) => (
              <ListBoxItem id={id} textValue={id}>
                <Text slot="label">{id}</Text> <Text slot="description">{text}</Text>
              </ListBoxItem>
            )}
          </ListBox>
        </SuggestionPopover>
      </ComboBox>
    </FieldFrame>
  )
}

type Asked = { to: FieldProps<'reference'>['field']['to']; query: string; category: string | undefined }

/** What fits the query, once somebody looks for it. */
function useReferences({ to, query, category }: Asked, isWanted: boolean): readonly Reference[] {
  const [found, setFound] = useState<readonly Reference[]>([])
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    call('references', { to, query: query.slice(0, 100), ...(category !== undefined && { category }) })
      .then((answer) => isCurrent && setFound(answer.found))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [to, query, category, isWanted])
  return found
}
