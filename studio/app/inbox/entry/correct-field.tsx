import { type SubmitEvent, useState } from 'react'
import { Button, Input, Label, Text, TextField } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'

type CorrectFieldProps = {
  label: string
  value: string
  isDay: boolean
  /** Returns whether it was stored. */
  save: (value: string) => Promise<boolean> | false
}

/** Corrects what a visitor has mistyped. */
export function CorrectField({ label, value, isDay, save }: CorrectFieldProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState<string>()
  const name = t('correct.open', { label })
  if (typed === undefined)
    return (
      <Button className="link correct-open" onPress={() => setTyped(value)}>
        {name}
      </Button>
    )

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (typed === undefined || typed.trim() === '') return
    if (typed.trim() === value || (await save(typed.trim()))) setTyped(undefined)
  }

  return (
    <form className="correct" onSubmit={(event) => void submit(event)}>
      <TextField className="field" value={typed} onChange={setTyped} maxLength={200} type={isDay ? 'date' : 'text'} autoFocus>
        <Label>{name}</Label>
        <Input />
        <Text slot="description">{t('correct.hint')}</Text>
      </TextField>
      <Button className="button secondary" type="submit">
        {t('correct.save')}
      </Button>
      <Button className="link" onPress={() => setTyped(undefined)}>
        {t('correct.cancel')}
      </Button>
    </form>
  )
}
