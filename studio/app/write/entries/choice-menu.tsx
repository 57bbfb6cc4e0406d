import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'

export type Choice<Id extends string> = { id: Id; name: string; count?: number | undefined }

type ChoiceMenuProps<Id extends string> = {
  label: string
  /** What is chosen if nothing else is. */
  every: string
  choices: readonly Choice<Id>[]
  chosen: Id | undefined
  choose: (id: Id | undefined) => void
}

/** A filter: one of several choices, or all. */
export function ChoiceMenu<Id extends string>({ label, every, choices, chosen, choose }: ChoiceMenuProps<Id>) {
  const name = choices.find(({ id }) => id === chosen)?.name ?? every
  return (
    <MenuTrigger>
      <Button className="quiet-button choice" aria-label={`${label}: ${name}`}>
        <span>{name}</span> <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover" placement="bottom start">
        <Menu
          className="menu"
          selectionMode="single"
          selectedKeys={[chosen ?? '']}
          onAction={(key) => choose(choices.find(({ id }) => id === key)?.id)}
        >
          <MenuItem id="">{every}</MenuItem>
          {choices.map(({ id, name, count }) => (
            <MenuItem key={id} id={id} textValue={name}>
              {name} {count !== undefined && <span className="count">{count}</span>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
