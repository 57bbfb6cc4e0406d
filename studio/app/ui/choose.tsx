import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'

type ChooseProps = {
  label: string
  choices: readonly { id: string; name: string }[]
  chosen: string
  choose: (id: string) => void
}

/** One of several. */
export function Choose({ label, choices, chosen, choose }: ChooseProps) {
  return (
    <Select className="field" selectedKey={chosen} onSelectionChange={(key) => choose(String(key))}>
      <Label>{label}</Label>
      <Button className="select-button">
        <SelectValue /> <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover">
        <ListBox className="menu" items={choices}>
          {({ name }) => <ListBoxItem>{name}</ListBoxItem>}
        </ListBox>
      </Popover>
    </Select>
  )
}
